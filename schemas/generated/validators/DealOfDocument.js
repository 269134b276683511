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
var schema31 = { "type": "object", "required": ["titel"], "properties": { "titel": { "type": "string", "minLength": 1, "maxLength": 100 }, "phase": { "type": "integer", "enum": [1, 2, 3], "default": 2, "description": "Whoever has an offer is called back" }, "zustaendigerBenutzer": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "investitionssummeGeplant": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 99999999999e-2, "description": "What the document amounts to unless given" }, "chance": { "type": ["number", "null"], "minimum": 0, "maximum": 100, "multipleOf": 1, "format": "percent" }, "investitionsdatumGeplant": { "type": ["string", "null"], "format": "date", "x-dated": "planned" }, "naechsterKontakt": { "type": ["string", "null"], "format": "local-date-time", "x-dated": "planned" } }, "$id": "input" };
var func1 = require_ucs2length().default;
var formats0 = formats.money;
var formats2 = formats.percent;
var formats4 = formats.date;
var formats6 = formats["local-date-time"];
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
    if (data.titel === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "titel" }, message: "must have required property 'titel'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.titel !== void 0) {
      let data0 = data.titel;
      if (typeof data0 === "string") {
        if (func1(data0) > 100) {
          const err1 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data1 = data.phase;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err4 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data1 === 1 || data1 === 2 || data1 === 3)) {
        const err5 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema31.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.zustaendigerBenutzer !== void 0) {
      let data2 = data.zustaendigerBenutzer;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err6 = { instancePath: instancePath + "/zustaendigerBenutzer", schemaPath: "#/properties/zustaendigerBenutzer/type", keyword: "type", params: { type: schema31.properties.zustaendigerBenutzer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/zustaendigerBenutzer", schemaPath: "#/properties/zustaendigerBenutzer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.investitionssummeGeplant !== void 0) {
      let data3 = data.investitionssummeGeplant;
      if (!(typeof data3 == "number") && data3 !== null) {
        const err8 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/type", keyword: "type", params: { type: schema31.properties.investitionssummeGeplant.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 99999999999e-2 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!formats0.validate(data3)) {
          const err11 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.chance !== void 0) {
      let data4 = data.chance;
      if (!(typeof data4 == "number") && data4 !== null) {
        const err12 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/type", keyword: "type", params: { type: schema31.properties.chance.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 100 || isNaN(data4)) {
          const err13 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err14 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        let res0;
        if (res0 = data4 / 1, Math.abs(Math.round(res0) - res0) > 1e-6) {
          const err15 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/multipleOf", keyword: "multipleOf", params: { multipleOf: 1 }, message: "must be multiple of 1" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!formats2.validate(data4)) {
          const err16 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.investitionsdatumGeplant !== void 0) {
      let data5 = data.investitionsdatumGeplant;
      if (typeof data5 !== "string" && data5 !== null) {
        const err17 = { instancePath: instancePath + "/investitionsdatumGeplant", schemaPath: "#/properties/investitionsdatumGeplant/type", keyword: "type", params: { type: schema31.properties.investitionsdatumGeplant.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats4(data5)) {
          const err18 = { instancePath: instancePath + "/investitionsdatumGeplant", schemaPath: "#/properties/investitionsdatumGeplant/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.naechsterKontakt !== void 0) {
      let data6 = data.naechsterKontakt;
      if (typeof data6 !== "string" && data6 !== null) {
        const err19 = { instancePath: instancePath + "/naechsterKontakt", schemaPath: "#/properties/naechsterKontakt/type", keyword: "type", params: { type: schema31.properties.naechsterKontakt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (!formats6(data6)) {
          const err20 = { instancePath: instancePath + "/naechsterKontakt", schemaPath: "#/properties/naechsterKontakt/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "titel": true, "phase": true, "zustaendigerBenutzer": true, "investitionssummeGeplant": true, "chance": true, "investitionsdatumGeplant": true, "naechsterKontakt": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
