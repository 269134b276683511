// Written by scripts/api-refresh.ts. Never edited by hand.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var schema31 = { "type": "object", "x-parent": "belegId", "properties": { "position": { "type": "integer", "minimum": 1, "maximum": 9999, "description": "Ten more than the last one unless given" }, "positionsArt": { "type": "string", "enum": ["N", "T", "Z", "O", "A"], "default": "N", "description": "N article, T text, Z subtotal, O optional, A alternative" }, "artikelId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Product" }, "bezeichnung": { "type": "string", "maxLength": 60, "description": "The product's own unless somebody changes it" }, "langtext": { "type": ["string", "null"], "maxLength": 4e3 }, "menge": { "type": ["number", "null"], "format": "quantity", "minimum": -999999.99, "maximum": 999999.99 }, "mengeneinheit": { "type": ["string", "null"], "maxLength": 10 }, "einzelpreis": { "type": ["number", "null"], "format": "money", "minimum": -999999999e-2, "maximum": 999999999e-2, "description": "Found by the server unless given" }, "rabatt1": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "rabatt2": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "teuerungszuschlagProzent": { "type": ["number", "null"], "format": "percent", "minimum": -100, "maximum": 999.99 }, "eknetto": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 999999999e-2, "x-right": "ART_EK", "description": "Purchase price of one unit when the line was written" }, "mwstsatz": { "type": ["integer", "null"], "minimum": 1, "x-ref": "TaxClass" }, "lagId": { "type": ["integer", "null"], "minimum": 1, "description": "Warehouse", "x-ref": "Storage" } }, "additionalProperties": false, "x-entity": "Position", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = formats.quantity;
var formats2 = formats.money;
var formats4 = formats.percent;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data0 = data.position;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
        const err1 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 > 9999 || isNaN(data0)) {
          const err2 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.positionsArt !== void 0) {
      let data1 = data.positionsArt;
      if (typeof data1 !== "string") {
        const err4 = { instancePath: instancePath + "/positionsArt", schemaPath: "#/properties/positionsArt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data1 === "N" || data1 === "T" || data1 === "Z" || data1 === "O" || data1 === "A")) {
        const err5 = { instancePath: instancePath + "/positionsArt", schemaPath: "#/properties/positionsArt/enum", keyword: "enum", params: { allowedValues: schema31.properties.positionsArt.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.artikelId !== void 0) {
      let data2 = data.artikelId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err6 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/type", keyword: "type", params: { type: schema31.properties.artikelId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.bezeichnung !== void 0) {
      let data3 = data.bezeichnung;
      if (typeof data3 === "string") {
        if (func2(data3) > 60) {
          const err8 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.langtext !== void 0) {
      let data4 = data.langtext;
      if (typeof data4 !== "string" && data4 !== null) {
        const err10 = { instancePath: instancePath + "/langtext", schemaPath: "#/properties/langtext/type", keyword: "type", params: { type: schema31.properties.langtext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 4e3) {
          const err11 = { instancePath: instancePath + "/langtext", schemaPath: "#/properties/langtext/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.menge !== void 0) {
      let data5 = data.menge;
      if (!(typeof data5 == "number") && data5 !== null) {
        const err12 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/type", keyword: "type", params: { type: schema31.properties.menge.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 999999.99 || isNaN(data5)) {
          const err13 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999.99 }, message: "must be <= 999999.99" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data5 < -999999.99 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999.99 }, message: "must be >= -999999.99" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats0.validate(data5)) {
          const err15 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/format", keyword: "format", params: { format: "quantity" }, message: 'must match format "quantity"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.mengeneinheit !== void 0) {
      let data6 = data.mengeneinheit;
      if (typeof data6 !== "string" && data6 !== null) {
        const err16 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/type", keyword: "type", params: { type: schema31.properties.mengeneinheit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 10) {
          const err17 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.einzelpreis !== void 0) {
      let data7 = data.einzelpreis;
      if (!(typeof data7 == "number") && data7 !== null) {
        const err18 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/type", keyword: "type", params: { type: schema31.properties.einzelpreis.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 > 999999999e-2 || isNaN(data7)) {
          const err19 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data7 < -999999999e-2 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999999e-2 }, message: "must be >= -9999999.99" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (!formats2.validate(data7)) {
          const err21 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.rabatt1 !== void 0) {
      let data8 = data.rabatt1;
      if (!(typeof data8 == "number") && data8 !== null) {
        const err22 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/type", keyword: "type", params: { type: schema31.properties.rabatt1.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 100 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats4.validate(data8)) {
          const err25 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.rabatt2 !== void 0) {
      let data9 = data.rabatt2;
      if (!(typeof data9 == "number") && data9 !== null) {
        const err26 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/type", keyword: "type", params: { type: schema31.properties.rabatt2.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 > 100 || isNaN(data9)) {
          const err27 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err28 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (!formats4.validate(data9)) {
          const err29 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.teuerungszuschlagProzent !== void 0) {
      let data10 = data.teuerungszuschlagProzent;
      if (!(typeof data10 == "number") && data10 !== null) {
        const err30 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/type", keyword: "type", params: { type: schema31.properties.teuerungszuschlagProzent.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data10 == "number") {
        if (data10 > 999.99 || isNaN(data10)) {
          const err31 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999.99 }, message: "must be <= 999.99" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data10 < -100 || isNaN(data10)) {
          const err32 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 }, message: "must be >= -100" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (!formats4.validate(data10)) {
          const err33 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.eknetto !== void 0) {
      let data11 = data.eknetto;
      if (!(typeof data11 == "number") && data11 !== null) {
        const err34 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/type", keyword: "type", params: { type: schema31.properties.eknetto.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data11 == "number") {
        if (data11 > 999999999e-2 || isNaN(data11)) {
          const err35 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          const err36 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (!formats2.validate(data11)) {
          const err37 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
    if (data.mwstsatz !== void 0) {
      let data12 = data.mwstsatz;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err38 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/type", keyword: "type", params: { type: schema31.properties.mwstsatz.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 < 1 || isNaN(data12)) {
          const err39 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.lagId !== void 0) {
      let data13 = data.lagId;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13))) && data13 !== null) {
        const err40 = { instancePath: instancePath + "/lagId", schemaPath: "#/properties/lagId/type", keyword: "type", params: { type: schema31.properties.lagId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data13 == "number") {
        if (data13 < 1 || isNaN(data13)) {
          const err41 = { instancePath: instancePath + "/lagId", schemaPath: "#/properties/lagId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-parent": "belegId", "properties": { "position": { "type": ["integer", "null"], "minimum": 1, "maximum": 9999, "description": "Ten more than the last one unless given" }, "positionsArt": { "type": "string", "enum": ["N", "T", "Z", "O", "A"], "description": "N article, T text, Z subtotal, O optional, A alternative" }, "artikelId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Product" }, "bezeichnung": { "type": ["string", "null"], "maxLength": 60, "description": "The product's own unless somebody changes it" }, "langtext": { "type": ["string", "null"], "maxLength": 4e3 }, "menge": { "type": ["number", "null"], "format": "quantity", "minimum": -999999.99, "maximum": 999999.99 }, "mengeneinheit": { "type": ["string", "null"], "maxLength": 10 }, "einzelpreis": { "type": ["number", "null"], "format": "money", "minimum": -999999999e-2, "maximum": 999999999e-2, "description": "Found by the server unless given" }, "rabatt1": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "rabatt2": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "teuerungszuschlagProzent": { "type": ["number", "null"], "format": "percent", "minimum": -100, "maximum": 999.99 }, "eknetto": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 999999999e-2, "x-right": "ART_EK", "description": "Purchase price of one unit when the line was written" }, "mwstsatz": { "type": ["integer", "null"], "minimum": 1, "x-ref": "TaxClass" }, "lagId": { "type": ["integer", "null"], "minimum": 1, "description": "Warehouse", "x-ref": "Storage" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Position", "$id": "patch" };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema32.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data0 = data.position;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0))) && data0 !== null) {
        const err2 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: schema32.properties.position.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 > 9999 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999 }, message: "must be <= 9999" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.positionsArt !== void 0) {
      let data1 = data.positionsArt;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/positionsArt", schemaPath: "#/properties/positionsArt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === "N" || data1 === "T" || data1 === "Z" || data1 === "O" || data1 === "A")) {
        const err6 = { instancePath: instancePath + "/positionsArt", schemaPath: "#/properties/positionsArt/enum", keyword: "enum", params: { allowedValues: schema32.properties.positionsArt.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.artikelId !== void 0) {
      let data2 = data.artikelId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err7 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/type", keyword: "type", params: { type: schema32.properties.artikelId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.bezeichnung !== void 0) {
      let data3 = data.bezeichnung;
      if (typeof data3 !== "string" && data3 !== null) {
        const err9 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: schema32.properties.bezeichnung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 60) {
          const err10 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.langtext !== void 0) {
      let data4 = data.langtext;
      if (typeof data4 !== "string" && data4 !== null) {
        const err11 = { instancePath: instancePath + "/langtext", schemaPath: "#/properties/langtext/type", keyword: "type", params: { type: schema32.properties.langtext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 4e3) {
          const err12 = { instancePath: instancePath + "/langtext", schemaPath: "#/properties/langtext/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.menge !== void 0) {
      let data5 = data.menge;
      if (!(typeof data5 == "number") && data5 !== null) {
        const err13 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/type", keyword: "type", params: { type: schema32.properties.menge.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 999999.99 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999.99 }, message: "must be <= 999999.99" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data5 < -999999.99 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999.99 }, message: "must be >= -999999.99" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!formats0.validate(data5)) {
          const err16 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/format", keyword: "format", params: { format: "quantity" }, message: 'must match format "quantity"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.mengeneinheit !== void 0) {
      let data6 = data.mengeneinheit;
      if (typeof data6 !== "string" && data6 !== null) {
        const err17 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/type", keyword: "type", params: { type: schema32.properties.mengeneinheit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 10) {
          const err18 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.einzelpreis !== void 0) {
      let data7 = data.einzelpreis;
      if (!(typeof data7 == "number") && data7 !== null) {
        const err19 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/type", keyword: "type", params: { type: schema32.properties.einzelpreis.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 > 999999999e-2 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data7 < -999999999e-2 || isNaN(data7)) {
          const err21 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999999e-2 }, message: "must be >= -9999999.99" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!formats2.validate(data7)) {
          const err22 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.rabatt1 !== void 0) {
      let data8 = data.rabatt1;
      if (!(typeof data8 == "number") && data8 !== null) {
        const err23 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/type", keyword: "type", params: { type: schema32.properties.rabatt1.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 100 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err25 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (!formats4.validate(data8)) {
          const err26 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.rabatt2 !== void 0) {
      let data9 = data.rabatt2;
      if (!(typeof data9 == "number") && data9 !== null) {
        const err27 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/type", keyword: "type", params: { type: schema32.properties.rabatt2.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 > 100 || isNaN(data9)) {
          const err28 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err29 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (!formats4.validate(data9)) {
          const err30 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.teuerungszuschlagProzent !== void 0) {
      let data10 = data.teuerungszuschlagProzent;
      if (!(typeof data10 == "number") && data10 !== null) {
        const err31 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/type", keyword: "type", params: { type: schema32.properties.teuerungszuschlagProzent.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data10 == "number") {
        if (data10 > 999.99 || isNaN(data10)) {
          const err32 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999.99 }, message: "must be <= 999.99" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (data10 < -100 || isNaN(data10)) {
          const err33 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 }, message: "must be >= -100" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (!formats4.validate(data10)) {
          const err34 = { instancePath: instancePath + "/teuerungszuschlagProzent", schemaPath: "#/properties/teuerungszuschlagProzent/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.eknetto !== void 0) {
      let data11 = data.eknetto;
      if (!(typeof data11 == "number") && data11 !== null) {
        const err35 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/type", keyword: "type", params: { type: schema32.properties.eknetto.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data11 == "number") {
        if (data11 > 999999999e-2 || isNaN(data11)) {
          const err36 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          const err37 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats2.validate(data11)) {
          const err38 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.mwstsatz !== void 0) {
      let data12 = data.mwstsatz;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err39 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/type", keyword: "type", params: { type: schema32.properties.mwstsatz.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 < 1 || isNaN(data12)) {
          const err40 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.lagId !== void 0) {
      let data13 = data.lagId;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13))) && data13 !== null) {
        const err41 = { instancePath: instancePath + "/lagId", schemaPath: "#/properties/lagId/type", keyword: "type", params: { type: schema32.properties.lagId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data13 == "number") {
        if (data13 < 1 || isNaN(data13)) {
          const err42 = { instancePath: instancePath + "/lagId", schemaPath: "#/properties/lagId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input,
  patch
};
