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
var schema31 = { "type": "object", "x-table": "KURS", "required": ["waehrung", "tag", "kurs"], "properties": { "schluessel": { "type": "string", "maxLength": 14, "pattern": "^[A-Z]{3} \\d{4}-\\d{2}-\\d{2}$", "example": "USD 2026-11-27", "x-unique": true, "x-code": true, "x-copy": false, "description": "Currency and day, \xABUSD 2026-11-27\xBB: by it a row of a file recognises a rate; follows from both, whatever is given" }, "waehrung": { "type": "string", "format": "currency-code", "x-index": true }, "tag": { "type": "string", "format": "date", "x-dated": "past", "x-index": true }, "kurs": { "type": "number", "format": "exchange-rate", "minimum": 1e-6, "maximum": 999999999, "description": "Units of the currency for one euro" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "ExchangeRate", "$id": "input" };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[A-Z]{3} \\d{4}-\\d{2}-\\d{2}$", "u");
var formats0 = formats["currency-code"];
var formats2 = formats.date;
var formats4 = formats["exchange-rate"];
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
    if (data.waehrung === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waehrung" }, message: "must have required property 'waehrung'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.tag === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tag" }, message: "must have required property 'tag'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kurs === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kurs" }, message: "must have required property 'kurs'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "schluessel" || key0 === "waehrung" || key0 === "tag" || key0 === "kurs" || key0 === "ProtokollBemerkung")) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.schluessel !== void 0) {
      let data0 = data.schluessel;
      if (typeof data0 === "string") {
        if (func1(data0) > 14) {
          const err4 = { instancePath: instancePath + "/schluessel", schemaPath: "#/properties/schluessel/maxLength", keyword: "maxLength", params: { limit: 14 }, message: "must NOT have more than 14 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err5 = { instancePath: instancePath + "/schluessel", schemaPath: "#/properties/schluessel/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3} \\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^[A-Z]{3} \\d{4}-\\d{2}-\\d{2}$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/schluessel", schemaPath: "#/properties/schluessel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.waehrung !== void 0) {
      let data1 = data.waehrung;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err7 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/format", keyword: "format", params: { format: "currency-code" }, message: 'must match format "currency-code"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.tag !== void 0) {
      let data2 = data.tag;
      if (typeof data2 === "string") {
        if (!formats2(data2)) {
          const err9 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.kurs !== void 0) {
      let data3 = data.kurs;
      if (typeof data3 == "number") {
        if (data3 > 999999999 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999 }, message: "must be <= 999999999" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3 < 1e-6 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e-6 }, message: "must be >= 0.000001" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err13 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/format", keyword: "format", params: { format: "exchange-rate" }, message: 'must match format "exchange-rate"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data4 = data.ProtokollBemerkung;
      if (typeof data4 !== "string" && data4 !== null) {
        const err15 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 500) {
          const err16 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "KURS", "properties": { "schluessel": { "type": ["string", "null"], "maxLength": 14, "pattern": "^[A-Z]{3} \\d{4}-\\d{2}-\\d{2}$", "example": "USD 2026-11-27", "x-unique": true, "x-code": true, "x-copy": false, "description": "Currency and day, \xABUSD 2026-11-27\xBB: by it a row of a file recognises a rate; follows from both, whatever is given" }, "waehrung": { "type": "string", "format": "currency-code", "x-index": true }, "tag": { "type": "string", "format": "date", "x-dated": "past", "x-index": true }, "kurs": { "type": "number", "format": "exchange-rate", "minimum": 1e-6, "maximum": 999999999, "description": "Units of the currency for one euro" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "ExchangeRate", "$id": "patch" };
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
      if (!(key0 === "schluessel" || key0 === "waehrung" || key0 === "tag" || key0 === "kurs" || key0 === "ProtokollBemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.schluessel !== void 0) {
      let data0 = data.schluessel;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/schluessel", schemaPath: "#/properties/schluessel/type", keyword: "type", params: { type: schema32.properties.schluessel.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 14) {
          const err3 = { instancePath: instancePath + "/schluessel", schemaPath: "#/properties/schluessel/maxLength", keyword: "maxLength", params: { limit: 14 }, message: "must NOT have more than 14 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err4 = { instancePath: instancePath + "/schluessel", schemaPath: "#/properties/schluessel/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{3} \\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^[A-Z]{3} \\d{4}-\\d{2}-\\d{2}$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.waehrung !== void 0) {
      let data1 = data.waehrung;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err5 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/format", keyword: "format", params: { format: "currency-code" }, message: 'must match format "currency-code"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.tag !== void 0) {
      let data2 = data.tag;
      if (typeof data2 === "string") {
        if (!formats2(data2)) {
          const err7 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/tag", schemaPath: "#/properties/tag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.kurs !== void 0) {
      let data3 = data.kurs;
      if (typeof data3 == "number") {
        if (data3 > 999999999 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999999 }, message: "must be <= 999999999" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3 < 1e-6 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e-6 }, message: "must be >= 0.000001" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err11 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/format", keyword: "format", params: { format: "exchange-rate" }, message: 'must match format "exchange-rate"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/kurs", schemaPath: "#/properties/kurs/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data4 = data.ProtokollBemerkung;
      if (typeof data4 !== "string" && data4 !== null) {
        const err13 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 500) {
          const err14 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
  } else {
    const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err15];
    } else {
      vErrors.push(err15);
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
