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
var schema31 = { "type": "object", "x-table": "UML", "required": ["artikelId", "vonLagerId", "nachLagerId", "menge"], "properties": { "artikelId": { "type": "integer", "minimum": 1, "x-ref": "Product" }, "menge": { "type": "number", "format": "quantity", "minimum": 0.01, "maximum": 999999.99 }, "vonLagerId": { "type": "integer", "minimum": 1, "x-ref": "Storage" }, "vonLagerplatz": { "type": ["string", "null"], "maxLength": 20, "x-scanned": true }, "nachLagerId": { "type": "integer", "minimum": 1, "x-ref": "Storage" }, "nachLagerplatz": { "type": ["string", "null"], "maxLength": 20, "x-scanned": true }, "seriennummern": { "type": "array", "maxItems": 500, "items": { "type": "string", "minLength": 1, "maxLength": 40, "x-scanned": "part-number" }, "default": [], "x-copy": false }, "bemerkung": { "type": ["string", "null"], "maxLength": 200 } }, "additionalProperties": false, "x-entity": "StockTransfer", "$id": "input" };
var formats0 = formats.quantity;
var func1 = require_ucs2length().default;
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
    if (data.artikelId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artikelId" }, message: "must have required property 'artikelId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.vonLagerId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vonLagerId" }, message: "must have required property 'vonLagerId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.nachLagerId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nachLagerId" }, message: "must have required property 'nachLagerId'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.menge === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "menge" }, message: "must have required property 'menge'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "artikelId" || key0 === "menge" || key0 === "vonLagerId" || key0 === "vonLagerplatz" || key0 === "nachLagerId" || key0 === "nachLagerplatz" || key0 === "seriennummern" || key0 === "bemerkung")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.artikelId !== void 0) {
      let data0 = data.artikelId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
        const err5 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.menge !== void 0) {
      let data1 = data.menge;
      if (typeof data1 == "number") {
        if (data1 > 999999.99 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999.99 }, message: "must be <= 999999.99" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < 0.01 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0.01 }, message: "must be >= 0.01" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats0.validate(data1)) {
          const err9 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/format", keyword: "format", params: { format: "quantity" }, message: 'must match format "quantity"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.vonLagerId !== void 0) {
      let data2 = data.vonLagerId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err11 = { instancePath: instancePath + "/vonLagerId", schemaPath: "#/properties/vonLagerId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/vonLagerId", schemaPath: "#/properties/vonLagerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.vonLagerplatz !== void 0) {
      let data3 = data.vonLagerplatz;
      if (typeof data3 !== "string" && data3 !== null) {
        const err13 = { instancePath: instancePath + "/vonLagerplatz", schemaPath: "#/properties/vonLagerplatz/type", keyword: "type", params: { type: schema31.properties.vonLagerplatz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 20) {
          const err14 = { instancePath: instancePath + "/vonLagerplatz", schemaPath: "#/properties/vonLagerplatz/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.nachLagerId !== void 0) {
      let data4 = data.nachLagerId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err15 = { instancePath: instancePath + "/nachLagerId", schemaPath: "#/properties/nachLagerId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 < 1 || isNaN(data4)) {
          const err16 = { instancePath: instancePath + "/nachLagerId", schemaPath: "#/properties/nachLagerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.nachLagerplatz !== void 0) {
      let data5 = data.nachLagerplatz;
      if (typeof data5 !== "string" && data5 !== null) {
        const err17 = { instancePath: instancePath + "/nachLagerplatz", schemaPath: "#/properties/nachLagerplatz/type", keyword: "type", params: { type: schema31.properties.nachLagerplatz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 20) {
          const err18 = { instancePath: instancePath + "/nachLagerplatz", schemaPath: "#/properties/nachLagerplatz/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.seriennummern !== void 0) {
      let data6 = data.seriennummern;
      if (Array.isArray(data6)) {
        if (data6.length > 500) {
          const err19 = { instancePath: instancePath + "/seriennummern", schemaPath: "#/properties/seriennummern/maxItems", keyword: "maxItems", params: { limit: 500 }, message: "must NOT have more than 500 items" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        const len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 === "string") {
            if (func1(data7) > 40) {
              const err20 = { instancePath: instancePath + "/seriennummern/" + i0, schemaPath: "#/properties/seriennummern/items/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (func1(data7) < 1) {
              const err21 = { instancePath: instancePath + "/seriennummern/" + i0, schemaPath: "#/properties/seriennummern/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/seriennummern/" + i0, schemaPath: "#/properties/seriennummern/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
      } else {
        const err23 = { instancePath: instancePath + "/seriennummern", schemaPath: "#/properties/seriennummern/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.bemerkung !== void 0) {
      let data8 = data.bemerkung;
      if (typeof data8 !== "string" && data8 !== null) {
        const err24 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema31.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 200) {
          const err25 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
  } else {
    const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err26];
    } else {
      vErrors.push(err26);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
