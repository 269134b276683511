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
var schema31 = { "type": "object", "x-table": "ART", "x-lock": "advisory", "required": ["artikelnummer", "bezeichnung"], "properties": { "artikelnummer": { "type": "string", "minLength": 1, "maxLength": 20, "pattern": "^[A-Za-z0-9._/-]+$", "x-copy": false, "x-unique": true }, "artikelart": { "type": "string", "enum": ["1", "2", "3", "4", "5", "6", "V", "P"], "default": "1" }, "bezeichnung": { "type": "string", "minLength": 1, "maxLength": 60 }, "artikeltext": { "type": ["string", "null"], "maxLength": 8e3 }, "ean": { "type": ["string", "null"], "maxLength": 14, "format": "gtin" }, "hersteller": { "type": ["string", "null"], "maxLength": 50 }, "warengruppeId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ProductGroup" }, "mengeneinheit": { "type": "string", "minLength": 1, "maxLength": 10, "default": "St\xFCck" }, "vknetto": { "type": "number", "format": "money", "minimum": 0, "maximum": 999999999e-2, "default": 0 }, "eknetto": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 999999999e-2, "x-right": "ART_EK", "description": "Purchase price" }, "mwstsatz": { "type": "integer", "minimum": 1, "default": 1, "description": "Tax class", "x-ref": "TaxClass" }, "staffel": { "type": "string", "enum": ["0", "2", "5"], "default": "0", "description": "2 graduated prices, 5 graduated surcharges" }, "gewicht": { "type": ["number", "null"], "format": "weight", "minimum": 0, "maximum": 99999.999 }, "gesperrt": { "type": "boolean", "default": false }, "istRabattierfaehig": { "type": "boolean", "default": true }, "istSkontofaehig": { "type": "boolean", "default": true }, "istChargenArtikel": { "type": "boolean", "default": false }, "istSeriennummernArtikel": { "type": "boolean", "default": false }, "gfxid": { "type": ["integer", "null"], "minimum": 1, "x-image": true }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "Product", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var pattern4 = new RegExp("^[A-Za-z0-9._/-]+$", "u");
var formats0 = formats.gtin;
var formats2 = formats.money;
var formats6 = formats.weight;
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
    if (data.artikelnummer === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artikelnummer" }, message: "must have required property 'artikelnummer'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.bezeichnung === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bezeichnung" }, message: "must have required property 'bezeichnung'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.artikelnummer !== void 0) {
      let data0 = data.artikelnummer;
      if (typeof data0 === "string") {
        if (func2(data0) > 20) {
          const err3 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err4 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err5 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._/-]+$" }, message: 'must match pattern "^[A-Za-z0-9._/-]+$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.artikelart !== void 0) {
      let data1 = data.artikelart;
      if (typeof data1 !== "string") {
        const err7 = { instancePath: instancePath + "/artikelart", schemaPath: "#/properties/artikelart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data1 === "1" || data1 === "2" || data1 === "3" || data1 === "4" || data1 === "5" || data1 === "6" || data1 === "V" || data1 === "P")) {
        const err8 = { instancePath: instancePath + "/artikelart", schemaPath: "#/properties/artikelart/enum", keyword: "enum", params: { allowedValues: schema31.properties.artikelart.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.bezeichnung !== void 0) {
      let data2 = data.bezeichnung;
      if (typeof data2 === "string") {
        if (func2(data2) > 60) {
          const err9 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func2(data2) < 1) {
          const err10 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.artikeltext !== void 0) {
      let data3 = data.artikeltext;
      if (typeof data3 !== "string" && data3 !== null) {
        const err12 = { instancePath: instancePath + "/artikeltext", schemaPath: "#/properties/artikeltext/type", keyword: "type", params: { type: schema31.properties.artikeltext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 8e3) {
          const err13 = { instancePath: instancePath + "/artikeltext", schemaPath: "#/properties/artikeltext/maxLength", keyword: "maxLength", params: { limit: 8e3 }, message: "must NOT have more than 8000 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.ean !== void 0) {
      let data4 = data.ean;
      if (typeof data4 !== "string" && data4 !== null) {
        const err14 = { instancePath: instancePath + "/ean", schemaPath: "#/properties/ean/type", keyword: "type", params: { type: schema31.properties.ean.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 14) {
          const err15 = { instancePath: instancePath + "/ean", schemaPath: "#/properties/ean/maxLength", keyword: "maxLength", params: { limit: 14 }, message: "must NOT have more than 14 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!formats0(data4)) {
          const err16 = { instancePath: instancePath + "/ean", schemaPath: "#/properties/ean/format", keyword: "format", params: { format: "gtin" }, message: 'must match format "gtin"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.hersteller !== void 0) {
      let data5 = data.hersteller;
      if (typeof data5 !== "string" && data5 !== null) {
        const err17 = { instancePath: instancePath + "/hersteller", schemaPath: "#/properties/hersteller/type", keyword: "type", params: { type: schema31.properties.hersteller.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 50) {
          const err18 = { instancePath: instancePath + "/hersteller", schemaPath: "#/properties/hersteller/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.warengruppeId !== void 0) {
      let data6 = data.warengruppeId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err19 = { instancePath: instancePath + "/warengruppeId", schemaPath: "#/properties/warengruppeId/type", keyword: "type", params: { type: schema31.properties.warengruppeId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err20 = { instancePath: instancePath + "/warengruppeId", schemaPath: "#/properties/warengruppeId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.mengeneinheit !== void 0) {
      let data7 = data.mengeneinheit;
      if (typeof data7 === "string") {
        if (func2(data7) > 10) {
          const err21 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (func2(data7) < 1) {
          const err22 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.vknetto !== void 0) {
      let data8 = data.vknetto;
      if (typeof data8 == "number") {
        if (data8 > 999999999e-2 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err25 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (!formats2.validate(data8)) {
          const err26 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.eknetto !== void 0) {
      let data9 = data.eknetto;
      if (!(typeof data9 == "number") && data9 !== null) {
        const err28 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/type", keyword: "type", params: { type: schema31.properties.eknetto.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 > 999999999e-2 || isNaN(data9)) {
          const err29 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err30 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (!formats2.validate(data9)) {
          const err31 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.mwstsatz !== void 0) {
      let data10 = data.mwstsatz;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)))) {
        const err32 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data10 == "number") {
        if (data10 < 1 || isNaN(data10)) {
          const err33 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.staffel !== void 0) {
      let data11 = data.staffel;
      if (typeof data11 !== "string") {
        const err34 = { instancePath: instancePath + "/staffel", schemaPath: "#/properties/staffel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (!(data11 === "0" || data11 === "2" || data11 === "5")) {
        const err35 = { instancePath: instancePath + "/staffel", schemaPath: "#/properties/staffel/enum", keyword: "enum", params: { allowedValues: schema31.properties.staffel.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.gewicht !== void 0) {
      let data12 = data.gewicht;
      if (!(typeof data12 == "number") && data12 !== null) {
        const err36 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/type", keyword: "type", params: { type: schema31.properties.gewicht.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 > 99999.999 || isNaN(data12)) {
          const err37 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999.999 }, message: "must be <= 99999.999" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err38 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (!formats6.validate(data12)) {
          const err39 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/format", keyword: "format", params: { format: "weight" }, message: 'must match format "weight"' };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err40 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.istRabattierfaehig !== void 0) {
      if (typeof data.istRabattierfaehig !== "boolean") {
        const err41 = { instancePath: instancePath + "/istRabattierfaehig", schemaPath: "#/properties/istRabattierfaehig/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.istSkontofaehig !== void 0) {
      if (typeof data.istSkontofaehig !== "boolean") {
        const err42 = { instancePath: instancePath + "/istSkontofaehig", schemaPath: "#/properties/istSkontofaehig/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.istChargenArtikel !== void 0) {
      if (typeof data.istChargenArtikel !== "boolean") {
        const err43 = { instancePath: instancePath + "/istChargenArtikel", schemaPath: "#/properties/istChargenArtikel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.istSeriennummernArtikel !== void 0) {
      if (typeof data.istSeriennummernArtikel !== "boolean") {
        const err44 = { instancePath: instancePath + "/istSeriennummernArtikel", schemaPath: "#/properties/istSeriennummernArtikel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.gfxid !== void 0) {
      let data18 = data.gfxid;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18))) && data18 !== null) {
        const err45 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/type", keyword: "type", params: { type: schema31.properties.gfxid.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
      if (typeof data18 == "number") {
        if (data18 < 1 || isNaN(data18)) {
          const err46 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data19 = data.ProtokollBemerkung;
      if (typeof data19 !== "string" && data19 !== null) {
        const err47 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      if (typeof data19 === "string") {
        if (func2(data19) > 500) {
          const err48 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
  } else {
    const err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err49];
    } else {
      vErrors.push(err49);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "ART", "x-lock": "advisory", "properties": { "artikelnummer": { "type": "string", "minLength": 1, "maxLength": 20, "pattern": "^[A-Za-z0-9._/-]+$", "x-copy": false, "x-unique": true }, "artikelart": { "type": "string", "enum": ["1", "2", "3", "4", "5", "6", "V", "P"] }, "bezeichnung": { "type": "string", "minLength": 1, "maxLength": 60 }, "artikeltext": { "type": ["string", "null"], "maxLength": 8e3 }, "ean": { "type": ["string", "null"], "maxLength": 14, "format": "gtin" }, "hersteller": { "type": ["string", "null"], "maxLength": 50 }, "warengruppeId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ProductGroup" }, "mengeneinheit": { "type": "string", "minLength": 1, "maxLength": 10 }, "vknetto": { "type": "number", "format": "money", "minimum": 0, "maximum": 999999999e-2 }, "eknetto": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 999999999e-2, "x-right": "ART_EK", "description": "Purchase price" }, "mwstsatz": { "type": "integer", "minimum": 1, "description": "Tax class", "x-ref": "TaxClass" }, "staffel": { "type": "string", "enum": ["0", "2", "5"], "description": "2 graduated prices, 5 graduated surcharges" }, "gewicht": { "type": ["number", "null"], "format": "weight", "minimum": 0, "maximum": 99999.999 }, "gesperrt": { "type": "boolean" }, "istRabattierfaehig": { "type": "boolean" }, "istSkontofaehig": { "type": "boolean" }, "istChargenArtikel": { "type": "boolean" }, "istSeriennummernArtikel": { "type": "boolean" }, "gfxid": { "type": ["integer", "null"], "minimum": 1, "x-image": true }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Product", "$id": "patch" };
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
    if (data.artikelnummer !== void 0) {
      let data0 = data.artikelnummer;
      if (typeof data0 === "string") {
        if (func2(data0) > 20) {
          const err2 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err4 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._/-]+$" }, message: 'must match pattern "^[A-Za-z0-9._/-]+$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/artikelnummer", schemaPath: "#/properties/artikelnummer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.artikelart !== void 0) {
      let data1 = data.artikelart;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/artikelart", schemaPath: "#/properties/artikelart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data1 === "1" || data1 === "2" || data1 === "3" || data1 === "4" || data1 === "5" || data1 === "6" || data1 === "V" || data1 === "P")) {
        const err7 = { instancePath: instancePath + "/artikelart", schemaPath: "#/properties/artikelart/enum", keyword: "enum", params: { allowedValues: schema32.properties.artikelart.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.bezeichnung !== void 0) {
      let data2 = data.bezeichnung;
      if (typeof data2 === "string") {
        if (func2(data2) > 60) {
          const err8 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func2(data2) < 1) {
          const err9 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.artikeltext !== void 0) {
      let data3 = data.artikeltext;
      if (typeof data3 !== "string" && data3 !== null) {
        const err11 = { instancePath: instancePath + "/artikeltext", schemaPath: "#/properties/artikeltext/type", keyword: "type", params: { type: schema32.properties.artikeltext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 8e3) {
          const err12 = { instancePath: instancePath + "/artikeltext", schemaPath: "#/properties/artikeltext/maxLength", keyword: "maxLength", params: { limit: 8e3 }, message: "must NOT have more than 8000 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.ean !== void 0) {
      let data4 = data.ean;
      if (typeof data4 !== "string" && data4 !== null) {
        const err13 = { instancePath: instancePath + "/ean", schemaPath: "#/properties/ean/type", keyword: "type", params: { type: schema32.properties.ean.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 14) {
          const err14 = { instancePath: instancePath + "/ean", schemaPath: "#/properties/ean/maxLength", keyword: "maxLength", params: { limit: 14 }, message: "must NOT have more than 14 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats0(data4)) {
          const err15 = { instancePath: instancePath + "/ean", schemaPath: "#/properties/ean/format", keyword: "format", params: { format: "gtin" }, message: 'must match format "gtin"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.hersteller !== void 0) {
      let data5 = data.hersteller;
      if (typeof data5 !== "string" && data5 !== null) {
        const err16 = { instancePath: instancePath + "/hersteller", schemaPath: "#/properties/hersteller/type", keyword: "type", params: { type: schema32.properties.hersteller.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 50) {
          const err17 = { instancePath: instancePath + "/hersteller", schemaPath: "#/properties/hersteller/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.warengruppeId !== void 0) {
      let data6 = data.warengruppeId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err18 = { instancePath: instancePath + "/warengruppeId", schemaPath: "#/properties/warengruppeId/type", keyword: "type", params: { type: schema32.properties.warengruppeId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err19 = { instancePath: instancePath + "/warengruppeId", schemaPath: "#/properties/warengruppeId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.mengeneinheit !== void 0) {
      let data7 = data.mengeneinheit;
      if (typeof data7 === "string") {
        if (func2(data7) > 10) {
          const err20 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (func2(data7) < 1) {
          const err21 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.vknetto !== void 0) {
      let data8 = data.vknetto;
      if (typeof data8 == "number") {
        if (data8 > 999999999e-2 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats2.validate(data8)) {
          const err25 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/vknetto", schemaPath: "#/properties/vknetto/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.eknetto !== void 0) {
      let data9 = data.eknetto;
      if (!(typeof data9 == "number") && data9 !== null) {
        const err27 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/type", keyword: "type", params: { type: schema32.properties.eknetto.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 > 999999999e-2 || isNaN(data9)) {
          const err28 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999e-2 }, message: "must be <= 9999999.99" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err29 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (!formats2.validate(data9)) {
          const err30 = { instancePath: instancePath + "/eknetto", schemaPath: "#/properties/eknetto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.mwstsatz !== void 0) {
      let data10 = data.mwstsatz;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)))) {
        const err31 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data10 == "number") {
        if (data10 < 1 || isNaN(data10)) {
          const err32 = { instancePath: instancePath + "/mwstsatz", schemaPath: "#/properties/mwstsatz/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.staffel !== void 0) {
      let data11 = data.staffel;
      if (typeof data11 !== "string") {
        const err33 = { instancePath: instancePath + "/staffel", schemaPath: "#/properties/staffel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (!(data11 === "0" || data11 === "2" || data11 === "5")) {
        const err34 = { instancePath: instancePath + "/staffel", schemaPath: "#/properties/staffel/enum", keyword: "enum", params: { allowedValues: schema32.properties.staffel.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.gewicht !== void 0) {
      let data12 = data.gewicht;
      if (!(typeof data12 == "number") && data12 !== null) {
        const err35 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/type", keyword: "type", params: { type: schema32.properties.gewicht.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 > 99999.999 || isNaN(data12)) {
          const err36 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999.999 }, message: "must be <= 99999.999" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err37 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats6.validate(data12)) {
          const err38 = { instancePath: instancePath + "/gewicht", schemaPath: "#/properties/gewicht/format", keyword: "format", params: { format: "weight" }, message: 'must match format "weight"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err39 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.istRabattierfaehig !== void 0) {
      if (typeof data.istRabattierfaehig !== "boolean") {
        const err40 = { instancePath: instancePath + "/istRabattierfaehig", schemaPath: "#/properties/istRabattierfaehig/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
    if (data.istSkontofaehig !== void 0) {
      if (typeof data.istSkontofaehig !== "boolean") {
        const err41 = { instancePath: instancePath + "/istSkontofaehig", schemaPath: "#/properties/istSkontofaehig/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.istChargenArtikel !== void 0) {
      if (typeof data.istChargenArtikel !== "boolean") {
        const err42 = { instancePath: instancePath + "/istChargenArtikel", schemaPath: "#/properties/istChargenArtikel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.istSeriennummernArtikel !== void 0) {
      if (typeof data.istSeriennummernArtikel !== "boolean") {
        const err43 = { instancePath: instancePath + "/istSeriennummernArtikel", schemaPath: "#/properties/istSeriennummernArtikel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.gfxid !== void 0) {
      let data18 = data.gfxid;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18))) && data18 !== null) {
        const err44 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/type", keyword: "type", params: { type: schema32.properties.gfxid.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      if (typeof data18 == "number") {
        if (data18 < 1 || isNaN(data18)) {
          const err45 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data19 = data.ProtokollBemerkung;
      if (typeof data19 !== "string" && data19 !== null) {
        const err46 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data19 === "string") {
        if (func2(data19) > 500) {
          const err47 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
    }
  } else {
    const err48 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err48];
    } else {
      vErrors.push(err48);
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
