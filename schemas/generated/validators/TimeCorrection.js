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
var schema31 = { "type": "object", "required": ["datum", "von", "bis", "grund"], "properties": { "datum": { "type": "string", "format": "date", "x-dated": "happened" }, "von": { "type": "string", "format": "local-time" }, "bis": { "type": "string", "format": "local-end-time", "description": "24:00 is the end of the day" }, "grund": { "type": "string", "minLength": 1, "maxLength": 1e3, "pattern": "\\S" }, "erfasstUm": { "type": ["string", "null"], "format": "date-time", "description": "When it happened, where it is told later" } }, "$id": "input" };
var formats0 = formats.date;
var formats2 = formats["local-time"];
var formats4 = formats["local-end-time"];
var formats6 = formats["date-time"];
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("\\S", "u");
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
    if (data.datum === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "datum" }, message: "must have required property 'datum'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.von === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "von" }, message: "must have required property 'von'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.bis === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bis" }, message: "must have required property 'bis'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.grund === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grund" }, message: "must have required property 'grund'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.datum !== void 0) {
      let data0 = data.datum;
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err4 = { instancePath: instancePath + "/datum", schemaPath: "#/properties/datum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/datum", schemaPath: "#/properties/datum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.von !== void 0) {
      let data1 = data.von;
      if (typeof data1 === "string") {
        if (!formats2(data1)) {
          const err6 = { instancePath: instancePath + "/von", schemaPath: "#/properties/von/format", keyword: "format", params: { format: "local-time" }, message: 'must match format "local-time"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/von", schemaPath: "#/properties/von/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.bis !== void 0) {
      let data2 = data.bis;
      if (typeof data2 === "string") {
        if (!formats4(data2)) {
          const err8 = { instancePath: instancePath + "/bis", schemaPath: "#/properties/bis/format", keyword: "format", params: { format: "local-end-time" }, message: 'must match format "local-end-time"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/bis", schemaPath: "#/properties/bis/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.grund !== void 0) {
      let data3 = data.grund;
      if (typeof data3 === "string") {
        if (func1(data3) > 1e3) {
          const err10 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data3) < 1) {
          const err11 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!pattern4.test(data3)) {
          const err12 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.erfasstUm !== void 0) {
      let data4 = data.erfasstUm;
      if (typeof data4 !== "string" && data4 !== null) {
        const err14 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/type", keyword: "type", params: { type: schema31.properties.erfasstUm.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (!formats6(data4)) {
          const err15 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
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
validate20.evaluated = { "props": { "datum": true, "von": true, "bis": true, "grund": true, "erfasstUm": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
