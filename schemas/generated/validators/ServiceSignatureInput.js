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
var schema31 = { "type": "object", "required": ["art", "name", "zeitpunkt", "dokumentHash"], "properties": { "art": { "type": "string", "enum": ["GEZEICHNET", "GETIPPT", "VERWEIGERT"], "default": "GEZEICHNET" }, "bild": { "type": ["string", "null"], "contentEncoding": "base64", "contentMediaType": "image/png", "x-max-bytes": 204800, "description": "PNG of at most 200 KB, where it is drawn" }, "name": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "\\S" }, "rolle": { "type": ["string", "null"], "maxLength": 50 }, "grund": { "type": ["string", "null"], "maxLength": 200 }, "zeitpunkt": { "type": "string", "format": "date-time" }, "dokumentHash": { "type": "string", "pattern": "^[0-9a-f]{64}$", "description": "SHA-256 of the PDF that was shown: the one of the server, or one that was put to the files of the task", "examples": ["e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"] }, "inhaltHash": { "type": ["string", "null"], "pattern": "^[0-9a-f]{64}$", "description": "SHA-256 of what a report says that a device laid out: where the server knows something else by then, the signature counts no more", "examples": ["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"] }, "geraet": { "type": ["string", "null"], "maxLength": 200 }, "ort": { "type": ["string", "null"], "maxLength": 100 } }, "$id": "input" };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("\\S", "u");
var pattern5 = new RegExp("^[0-9a-f]{64}$", "u");
var formats0 = formats["date-time"];
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
    if (data.art === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "art" }, message: "must have required property 'art'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.zeitpunkt === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zeitpunkt" }, message: "must have required property 'zeitpunkt'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.dokumentHash === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dokumentHash" }, message: "must have required property 'dokumentHash'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.art !== void 0) {
      let data0 = data.art;
      if (typeof data0 !== "string") {
        const err4 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (!(data0 === "GEZEICHNET" || data0 === "GETIPPT" || data0 === "VERWEIGERT")) {
        const err5 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/enum", keyword: "enum", params: { allowedValues: schema31.properties.art.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.bild !== void 0) {
      let data1 = data.bild;
      if (typeof data1 !== "string" && data1 !== null) {
        const err6 = { instancePath: instancePath + "/bild", schemaPath: "#/properties/bild/type", keyword: "type", params: { type: schema31.properties.bild.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func1(data2) > 100) {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!pattern4.test(data2)) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "\\S" }, message: 'must match pattern "\\S"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.rolle !== void 0) {
      let data3 = data.rolle;
      if (typeof data3 !== "string" && data3 !== null) {
        const err11 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/type", keyword: "type", params: { type: schema31.properties.rolle.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 50) {
          const err12 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.grund !== void 0) {
      let data4 = data.grund;
      if (typeof data4 !== "string" && data4 !== null) {
        const err13 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/type", keyword: "type", params: { type: schema31.properties.grund.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err14 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.zeitpunkt !== void 0) {
      let data5 = data.zeitpunkt;
      if (typeof data5 === "string") {
        if (!formats0(data5)) {
          const err15 = { instancePath: instancePath + "/zeitpunkt", schemaPath: "#/properties/zeitpunkt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/zeitpunkt", schemaPath: "#/properties/zeitpunkt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.dokumentHash !== void 0) {
      let data6 = data.dokumentHash;
      if (typeof data6 === "string") {
        if (!pattern5.test(data6)) {
          const err17 = { instancePath: instancePath + "/dokumentHash", schemaPath: "#/properties/dokumentHash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/dokumentHash", schemaPath: "#/properties/dokumentHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.inhaltHash !== void 0) {
      let data7 = data.inhaltHash;
      if (typeof data7 !== "string" && data7 !== null) {
        const err19 = { instancePath: instancePath + "/inhaltHash", schemaPath: "#/properties/inhaltHash/type", keyword: "type", params: { type: schema31.properties.inhaltHash.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (!pattern5.test(data7)) {
          const err20 = { instancePath: instancePath + "/inhaltHash", schemaPath: "#/properties/inhaltHash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.geraet !== void 0) {
      let data8 = data.geraet;
      if (typeof data8 !== "string" && data8 !== null) {
        const err21 = { instancePath: instancePath + "/geraet", schemaPath: "#/properties/geraet/type", keyword: "type", params: { type: schema31.properties.geraet.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 200) {
          const err22 = { instancePath: instancePath + "/geraet", schemaPath: "#/properties/geraet/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.ort !== void 0) {
      let data9 = data.ort;
      if (typeof data9 !== "string" && data9 !== null) {
        const err23 = { instancePath: instancePath + "/ort", schemaPath: "#/properties/ort/type", keyword: "type", params: { type: schema31.properties.ort.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 100) {
          const err24 = { instancePath: instancePath + "/ort", schemaPath: "#/properties/ort/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "art": true, "bild": true, "name": true, "rolle": true, "grund": true, "zeitpunkt": true, "dokumentHash": true, "inhaltHash": true, "geraet": true, "ort": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
