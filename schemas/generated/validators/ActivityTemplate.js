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
var schema31 = { "type": "object", "x-table": "AKV", "required": ["bezeichnung"], "properties": { "bezeichnung": { "type": "string", "minLength": 1, "maxLength": 60, "x-unique": true, "x-copy": false }, "art": { "type": "string", "enum": ["ANRUF", "EMAIL", "BESUCH", "TERMIN", "FERNWARTUNG", "WERKSTATT", "NOTIZ"], "default": "ANRUF" }, "dauer": { "type": ["integer", "null"], "minimum": 0, "maximum": 1440, "format": "duration-minutes" }, "betreff": { "type": ["string", "null"], "maxLength": 100 }, "beschreibung": { "type": ["string", "null"], "maxLength": 4e3, "x-index": false }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "ActivityTemplate", "$id": "input" };
var func1 = require_ucs2length().default;
var formats0 = formats["duration-minutes"];
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
    if (data.bezeichnung === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bezeichnung" }, message: "must have required property 'bezeichnung'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "bezeichnung" || key0 === "art" || key0 === "dauer" || key0 === "betreff" || key0 === "beschreibung" || key0 === "ProtokollBemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.bezeichnung !== void 0) {
      let data0 = data.bezeichnung;
      if (typeof data0 === "string") {
        if (func1(data0) > 60) {
          const err2 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.art !== void 0) {
      let data1 = data.art;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === "ANRUF" || data1 === "EMAIL" || data1 === "BESUCH" || data1 === "TERMIN" || data1 === "FERNWARTUNG" || data1 === "WERKSTATT" || data1 === "NOTIZ")) {
        const err6 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/enum", keyword: "enum", params: { allowedValues: schema31.properties.art.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.dauer !== void 0) {
      let data2 = data.dauer;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err7 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/type", keyword: "type", params: { type: schema31.properties.dauer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 > 1440 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!formats0.validate(data2)) {
          const err10 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.betreff !== void 0) {
      let data3 = data.betreff;
      if (typeof data3 !== "string" && data3 !== null) {
        const err11 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/type", keyword: "type", params: { type: schema31.properties.betreff.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 100) {
          const err12 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data4 = data.beschreibung;
      if (typeof data4 !== "string" && data4 !== null) {
        const err13 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema31.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 4e3) {
          const err14 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data5 = data.ProtokollBemerkung;
      if (typeof data5 !== "string" && data5 !== null) {
        const err15 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 500) {
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
var schema32 = { "type": "object", "x-table": "AKV", "properties": { "bezeichnung": { "type": "string", "minLength": 1, "maxLength": 60, "x-unique": true, "x-copy": false }, "art": { "type": "string", "enum": ["ANRUF", "EMAIL", "BESUCH", "TERMIN", "FERNWARTUNG", "WERKSTATT", "NOTIZ"] }, "dauer": { "type": ["integer", "null"], "minimum": 0, "maximum": 1440, "format": "duration-minutes" }, "betreff": { "type": ["string", "null"], "maxLength": 100 }, "beschreibung": { "type": ["string", "null"], "maxLength": 4e3, "x-index": false }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "ActivityTemplate", "$id": "patch" };
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
      if (!(key0 === "bezeichnung" || key0 === "art" || key0 === "dauer" || key0 === "betreff" || key0 === "beschreibung" || key0 === "ProtokollBemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.bezeichnung !== void 0) {
      let data0 = data.bezeichnung;
      if (typeof data0 === "string") {
        if (func1(data0) > 60) {
          const err2 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.art !== void 0) {
      let data1 = data.art;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === "ANRUF" || data1 === "EMAIL" || data1 === "BESUCH" || data1 === "TERMIN" || data1 === "FERNWARTUNG" || data1 === "WERKSTATT" || data1 === "NOTIZ")) {
        const err6 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/enum", keyword: "enum", params: { allowedValues: schema32.properties.art.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.dauer !== void 0) {
      let data2 = data.dauer;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err7 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/type", keyword: "type", params: { type: schema32.properties.dauer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 > 1440 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!formats0.validate(data2)) {
          const err10 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.betreff !== void 0) {
      let data3 = data.betreff;
      if (typeof data3 !== "string" && data3 !== null) {
        const err11 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/type", keyword: "type", params: { type: schema32.properties.betreff.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 100) {
          const err12 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data4 = data.beschreibung;
      if (typeof data4 !== "string" && data4 !== null) {
        const err13 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema32.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 4e3) {
          const err14 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data5 = data.ProtokollBemerkung;
      if (typeof data5 !== "string" && data5 !== null) {
        const err15 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 500) {
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
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input,
  patch
};
