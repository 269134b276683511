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
var schema31 = { "type": "object", "x-table": "ZAHLART", "properties": { "bezeichnungDe": { "minLength": 1, "type": "string", "maxLength": 60 }, "bezeichnungEn": { "type": ["string", "null"], "maxLength": 60, "x-else": "bezeichnungDe" }, "bezeichnungFr": { "type": ["string", "null"], "maxLength": 60, "x-else": "bezeichnungDe" }, "zahlungPer": { "type": "string", "enum": ["UEBERWEISUNG", "LASTSCHRIFT", "BAR", "KARTE"], "default": "UEBERWEISUNG", "description": "Who moves the money and how; an invoice says what will happen" }, "nettoTage": { "type": "integer", "minimum": 0, "maximum": 999, "default": 30, "description": "Days until it is due" }, "skonto1Tage": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "skonto1Prozent": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "skonto2Tage": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "skonto2Prozent": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "gesperrt": { "type": "boolean", "default": false, "description": "Not offered for anything new" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "required": ["bezeichnungDe"], "additionalProperties": false, "x-entity": "PaymentMethod", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = formats.percent;
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
    if (data.bezeichnungDe === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bezeichnungDe" }, message: "must have required property 'bezeichnungDe'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.bezeichnungDe !== void 0) {
      let data0 = data.bezeichnungDe;
      if (typeof data0 === "string") {
        if (func2(data0) > 60) {
          const err2 = { instancePath: instancePath + "/bezeichnungDe", schemaPath: "#/properties/bezeichnungDe/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/bezeichnungDe", schemaPath: "#/properties/bezeichnungDe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/bezeichnungDe", schemaPath: "#/properties/bezeichnungDe/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.bezeichnungEn !== void 0) {
      let data1 = data.bezeichnungEn;
      if (typeof data1 !== "string" && data1 !== null) {
        const err5 = { instancePath: instancePath + "/bezeichnungEn", schemaPath: "#/properties/bezeichnungEn/type", keyword: "type", params: { type: schema31.properties.bezeichnungEn.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func2(data1) > 60) {
          const err6 = { instancePath: instancePath + "/bezeichnungEn", schemaPath: "#/properties/bezeichnungEn/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.bezeichnungFr !== void 0) {
      let data2 = data.bezeichnungFr;
      if (typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/bezeichnungFr", schemaPath: "#/properties/bezeichnungFr/type", keyword: "type", params: { type: schema31.properties.bezeichnungFr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func2(data2) > 60) {
          const err8 = { instancePath: instancePath + "/bezeichnungFr", schemaPath: "#/properties/bezeichnungFr/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.zahlungPer !== void 0) {
      let data3 = data.zahlungPer;
      if (typeof data3 !== "string") {
        const err9 = { instancePath: instancePath + "/zahlungPer", schemaPath: "#/properties/zahlungPer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!(data3 === "UEBERWEISUNG" || data3 === "LASTSCHRIFT" || data3 === "BAR" || data3 === "KARTE")) {
        const err10 = { instancePath: instancePath + "/zahlungPer", schemaPath: "#/properties/zahlungPer/enum", keyword: "enum", params: { allowedValues: schema31.properties.zahlungPer.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.nettoTage !== void 0) {
      let data4 = data.nettoTage;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err11 = { instancePath: instancePath + "/nettoTage", schemaPath: "#/properties/nettoTage/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 999 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/nettoTage", schemaPath: "#/properties/nettoTage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err13 = { instancePath: instancePath + "/nettoTage", schemaPath: "#/properties/nettoTage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.skonto1Tage !== void 0) {
      let data5 = data.skonto1Tage;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err14 = { instancePath: instancePath + "/skonto1Tage", schemaPath: "#/properties/skonto1Tage/type", keyword: "type", params: { type: schema31.properties.skonto1Tage.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 999 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/skonto1Tage", schemaPath: "#/properties/skonto1Tage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err16 = { instancePath: instancePath + "/skonto1Tage", schemaPath: "#/properties/skonto1Tage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.skonto1Prozent !== void 0) {
      let data6 = data.skonto1Prozent;
      if (!(typeof data6 == "number") && data6 !== null) {
        const err17 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/type", keyword: "type", params: { type: schema31.properties.skonto1Prozent.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 100 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err19 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats0.validate(data6)) {
          const err20 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.skonto2Tage !== void 0) {
      let data7 = data.skonto2Tage;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err21 = { instancePath: instancePath + "/skonto2Tage", schemaPath: "#/properties/skonto2Tage/type", keyword: "type", params: { type: schema31.properties.skonto2Tage.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 > 999 || isNaN(data7)) {
          const err22 = { instancePath: instancePath + "/skonto2Tage", schemaPath: "#/properties/skonto2Tage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err23 = { instancePath: instancePath + "/skonto2Tage", schemaPath: "#/properties/skonto2Tage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.skonto2Prozent !== void 0) {
      let data8 = data.skonto2Prozent;
      if (!(typeof data8 == "number") && data8 !== null) {
        const err24 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/type", keyword: "type", params: { type: schema31.properties.skonto2Prozent.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 100 || isNaN(data8)) {
          const err25 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err26 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (!formats0.validate(data8)) {
          const err27 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err28 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data10 = data.ProtokollBemerkung;
      if (typeof data10 !== "string" && data10 !== null) {
        const err29 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 500) {
          const err30 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "ZAHLART", "properties": { "bezeichnungDe": { "minLength": 1, "type": "string", "maxLength": 60 }, "bezeichnungEn": { "type": ["string", "null"], "maxLength": 60, "x-else": "bezeichnungDe" }, "bezeichnungFr": { "type": ["string", "null"], "maxLength": 60, "x-else": "bezeichnungDe" }, "zahlungPer": { "type": "string", "enum": ["UEBERWEISUNG", "LASTSCHRIFT", "BAR", "KARTE"], "description": "Who moves the money and how; an invoice says what will happen" }, "nettoTage": { "type": "integer", "minimum": 0, "maximum": 999, "description": "Days until it is due" }, "skonto1Tage": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "skonto1Prozent": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "skonto2Tage": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "skonto2Prozent": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "gesperrt": { "type": "boolean", "description": "Not offered for anything new" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "PaymentMethod", "$id": "patch" };
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
    if (data.bezeichnungDe !== void 0) {
      let data0 = data.bezeichnungDe;
      if (typeof data0 === "string") {
        if (func2(data0) > 60) {
          const err2 = { instancePath: instancePath + "/bezeichnungDe", schemaPath: "#/properties/bezeichnungDe/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/bezeichnungDe", schemaPath: "#/properties/bezeichnungDe/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/bezeichnungDe", schemaPath: "#/properties/bezeichnungDe/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.bezeichnungEn !== void 0) {
      let data1 = data.bezeichnungEn;
      if (typeof data1 !== "string" && data1 !== null) {
        const err5 = { instancePath: instancePath + "/bezeichnungEn", schemaPath: "#/properties/bezeichnungEn/type", keyword: "type", params: { type: schema32.properties.bezeichnungEn.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func2(data1) > 60) {
          const err6 = { instancePath: instancePath + "/bezeichnungEn", schemaPath: "#/properties/bezeichnungEn/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.bezeichnungFr !== void 0) {
      let data2 = data.bezeichnungFr;
      if (typeof data2 !== "string" && data2 !== null) {
        const err7 = { instancePath: instancePath + "/bezeichnungFr", schemaPath: "#/properties/bezeichnungFr/type", keyword: "type", params: { type: schema32.properties.bezeichnungFr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func2(data2) > 60) {
          const err8 = { instancePath: instancePath + "/bezeichnungFr", schemaPath: "#/properties/bezeichnungFr/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.zahlungPer !== void 0) {
      let data3 = data.zahlungPer;
      if (typeof data3 !== "string") {
        const err9 = { instancePath: instancePath + "/zahlungPer", schemaPath: "#/properties/zahlungPer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (!(data3 === "UEBERWEISUNG" || data3 === "LASTSCHRIFT" || data3 === "BAR" || data3 === "KARTE")) {
        const err10 = { instancePath: instancePath + "/zahlungPer", schemaPath: "#/properties/zahlungPer/enum", keyword: "enum", params: { allowedValues: schema32.properties.zahlungPer.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.nettoTage !== void 0) {
      let data4 = data.nettoTage;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err11 = { instancePath: instancePath + "/nettoTage", schemaPath: "#/properties/nettoTage/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 999 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/nettoTage", schemaPath: "#/properties/nettoTage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err13 = { instancePath: instancePath + "/nettoTage", schemaPath: "#/properties/nettoTage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.skonto1Tage !== void 0) {
      let data5 = data.skonto1Tage;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err14 = { instancePath: instancePath + "/skonto1Tage", schemaPath: "#/properties/skonto1Tage/type", keyword: "type", params: { type: schema32.properties.skonto1Tage.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 999 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/skonto1Tage", schemaPath: "#/properties/skonto1Tage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err16 = { instancePath: instancePath + "/skonto1Tage", schemaPath: "#/properties/skonto1Tage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.skonto1Prozent !== void 0) {
      let data6 = data.skonto1Prozent;
      if (!(typeof data6 == "number") && data6 !== null) {
        const err17 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/type", keyword: "type", params: { type: schema32.properties.skonto1Prozent.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 100 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err19 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats0.validate(data6)) {
          const err20 = { instancePath: instancePath + "/skonto1Prozent", schemaPath: "#/properties/skonto1Prozent/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.skonto2Tage !== void 0) {
      let data7 = data.skonto2Tage;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err21 = { instancePath: instancePath + "/skonto2Tage", schemaPath: "#/properties/skonto2Tage/type", keyword: "type", params: { type: schema32.properties.skonto2Tage.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 > 999 || isNaN(data7)) {
          const err22 = { instancePath: instancePath + "/skonto2Tage", schemaPath: "#/properties/skonto2Tage/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err23 = { instancePath: instancePath + "/skonto2Tage", schemaPath: "#/properties/skonto2Tage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.skonto2Prozent !== void 0) {
      let data8 = data.skonto2Prozent;
      if (!(typeof data8 == "number") && data8 !== null) {
        const err24 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/type", keyword: "type", params: { type: schema32.properties.skonto2Prozent.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 100 || isNaN(data8)) {
          const err25 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err26 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (!formats0.validate(data8)) {
          const err27 = { instancePath: instancePath + "/skonto2Prozent", schemaPath: "#/properties/skonto2Prozent/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err28 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data10 = data.ProtokollBemerkung;
      if (typeof data10 !== "string" && data10 !== null) {
        const err29 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 500) {
          const err30 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
  } else {
    const err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err31];
    } else {
      vErrors.push(err31);
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
