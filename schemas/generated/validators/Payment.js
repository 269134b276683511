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
var schema31 = { "type": "object", "x-table": "ZAHL", "x-parent": "offenePostenId", "required": ["zahlungsDatum", "zahlungsBetrag"], "properties": { "zahlungsDatum": { "type": "string", "format": "date", "x-dated": "happened" }, "zahlungsBetrag": { "type": "number", "format": "money", "minimum": -9999999999999e-2, "maximum": 9999999999999e-2 }, "zahlungPer": { "type": "string", "enum": ["UEBERWEISUNG", "LASTSCHRIFT", "BAR", "KARTE", "VERRECHNUNG"], "default": "UEBERWEISUNG" }, "auszug": { "type": ["string", "null"], "maxLength": 20, "description": "Bank statement" }, "bemerkung": { "type": ["string", "null"], "maxLength": 200 }, "gutschrift": { "type": "boolean", "default": false, "writeOnly": true, "x-create-only": true, "description": "More than is open is meant; the rest stays as a credit" } }, "additionalProperties": false, "x-entity": "Payment", "$id": "input" };
var formats0 = formats.date;
var formats2 = formats.money;
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
    if (data.zahlungsDatum === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zahlungsDatum" }, message: "must have required property 'zahlungsDatum'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.zahlungsBetrag === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zahlungsBetrag" }, message: "must have required property 'zahlungsBetrag'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "zahlungsDatum" || key0 === "zahlungsBetrag" || key0 === "zahlungPer" || key0 === "auszug" || key0 === "bemerkung" || key0 === "gutschrift")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.zahlungsDatum !== void 0) {
      let data0 = data.zahlungsDatum;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err3 = { instancePath: instancePath + "/zahlungsDatum", schemaPath: "#/properties/zahlungsDatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/zahlungsDatum", schemaPath: "#/properties/zahlungsDatum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.zahlungsBetrag !== void 0) {
      let data1 = data.zahlungsBetrag;
      if (typeof data1 == "number") {
        if (data1 > 9999999999999e-2 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/zahlungsBetrag", schemaPath: "#/properties/zahlungsBetrag/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999999e-2 }, message: "must be <= 99999999999.99" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1 < -9999999999999e-2 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/zahlungsBetrag", schemaPath: "#/properties/zahlungsBetrag/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9999999999999e-2 }, message: "must be >= -99999999999.99" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats2.validate(data1)) {
          const err7 = { instancePath: instancePath + "/zahlungsBetrag", schemaPath: "#/properties/zahlungsBetrag/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/zahlungsBetrag", schemaPath: "#/properties/zahlungsBetrag/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.zahlungPer !== void 0) {
      let data2 = data.zahlungPer;
      if (typeof data2 !== "string") {
        const err9 = { instancePath: instancePath + "/zahlungPer", schemaPath: "#/properties/zahlungPer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!(data2 === "UEBERWEISUNG" || data2 === "LASTSCHRIFT" || data2 === "BAR" || data2 === "KARTE" || data2 === "VERRECHNUNG")) {
        const err10 = { instancePath: instancePath + "/zahlungPer", schemaPath: "#/properties/zahlungPer/enum", keyword: "enum", params: { allowedValues: schema31.properties.zahlungPer.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.auszug !== void 0) {
      let data3 = data.auszug;
      if (typeof data3 !== "string" && data3 !== null) {
        const err11 = { instancePath: instancePath + "/auszug", schemaPath: "#/properties/auszug/type", keyword: "type", params: { type: schema31.properties.auszug.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 20) {
          const err12 = { instancePath: instancePath + "/auszug", schemaPath: "#/properties/auszug/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.bemerkung !== void 0) {
      let data4 = data.bemerkung;
      if (typeof data4 !== "string" && data4 !== null) {
        const err13 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema31.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err14 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.gutschrift !== void 0) {
      if (typeof data.gutschrift !== "boolean") {
        const err15 = { instancePath: instancePath + "/gutschrift", schemaPath: "#/properties/gutschrift/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
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
