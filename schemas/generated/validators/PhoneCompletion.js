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
var schema31 = { "type": "object", "description": "The call with its begin and end, or in place of both how many minutes it took until now.", "required": ["bemerkung"], "properties": { "bemerkung": { "type": "string", "minLength": 1, "maxLength": 1e3 }, "von": { "type": ["string", "null"], "format": "local-time" }, "bis": { "type": ["string", "null"], "format": "local-time" }, "dauer": { "type": ["integer", "null"], "minimum": 1, "maximum": 1440, "format": "duration-minutes" }, "erfasstUm": { "type": ["string", "null"], "format": "date-time", "description": "When it happened, where it is told later" } }, "$id": "input" };
var func1 = require_ucs2length().default;
var formats0 = formats["local-time"];
var formats4 = formats["duration-minutes"];
var formats6 = formats["date-time"];
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
    if (data.bemerkung === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bemerkung" }, message: "must have required property 'bemerkung'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.bemerkung !== void 0) {
      let data0 = data.bemerkung;
      if (typeof data0 === "string") {
        if (func1(data0) > 1e3) {
          const err1 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.von !== void 0) {
      let data1 = data.von;
      if (typeof data1 !== "string" && data1 !== null) {
        const err4 = { instancePath: instancePath + "/von", schemaPath: "#/properties/von/type", keyword: "type", params: { type: schema31.properties.von.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err5 = { instancePath: instancePath + "/von", schemaPath: "#/properties/von/format", keyword: "format", params: { format: "local-time" }, message: 'must match format "local-time"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.bis !== void 0) {
      let data2 = data.bis;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/bis", schemaPath: "#/properties/bis/type", keyword: "type", params: { type: schema31.properties.bis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err7 = { instancePath: instancePath + "/bis", schemaPath: "#/properties/bis/format", keyword: "format", params: { format: "local-time" }, message: 'must match format "local-time"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.dauer !== void 0) {
      let data3 = data.dauer;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err8 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/type", keyword: "type", params: { type: schema31.properties.dauer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 1440 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!formats4.validate(data3)) {
          const err11 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.erfasstUm !== void 0) {
      let data4 = data.erfasstUm;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/type", keyword: "type", params: { type: schema31.properties.erfasstUm.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (!formats6(data4)) {
          const err13 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "bemerkung": true, "von": true, "bis": true, "dauer": true, "erfasstUm": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
