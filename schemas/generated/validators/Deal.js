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
var schema31 = { "type": "object", "x-table": "DEALS", "x-lock": "advisory", "x-labels": "/crm/deals/freiefelder", "required": ["titel"], "properties": { "titel": { "type": "string", "minLength": 1, "maxLength": 100 }, "typ": { "type": "integer", "enum": [1, 2], "default": 1, "description": "1 sales, 2 marketing" }, "phase": { "type": "integer", "enum": [1, 2, 3, 4], "default": 1, "description": "Free while the deal is open; 4, completed, is for closing it" }, "zustaendigerBenutzer": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "chance": { "type": ["number", "null"], "minimum": 0, "maximum": 100, "multipleOf": 1, "format": "percent" }, "investitionsdatumGeplant": { "type": ["string", "null"], "format": "date", "x-dated": "planned" }, "investitionssummeGeplant": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 99999999999e-2 }, "naechsterKontakt": { "type": ["string", "null"], "format": "local-date-time", "x-copy": false, "x-dated": "planned" }, "frei01": { "type": ["string", "null"], "maxLength": 50 }, "frei02": { "type": ["string", "null"], "maxLength": 50 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "Deal", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = formats.percent;
var formats2 = formats.date;
var formats4 = formats.money;
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
    if (data.titel !== void 0) {
      let data0 = data.titel;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          const err2 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.typ !== void 0) {
      let data1 = data.typ;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err5 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === 1 || data1 === 2)) {
        const err6 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/enum", keyword: "enum", params: { allowedValues: schema31.properties.typ.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data2 = data.phase;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err7 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === 1 || data2 === 2 || data2 === 3 || data2 === 4)) {
        const err8 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema31.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.zustaendigerBenutzer !== void 0) {
      let data3 = data.zustaendigerBenutzer;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err9 = { instancePath: instancePath + "/zustaendigerBenutzer", schemaPath: "#/properties/zustaendigerBenutzer/type", keyword: "type", params: { type: schema31.properties.zustaendigerBenutzer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 < 1 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/zustaendigerBenutzer", schemaPath: "#/properties/zustaendigerBenutzer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data4 = data.adresseId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4))) && data4 !== null) {
        const err11 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema31.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 < 1 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartnerId !== void 0) {
      let data5 = data.ansprechpartnerId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err13 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/type", keyword: "type", params: { type: schema31.properties.ansprechpartnerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 < 1 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.chance !== void 0) {
      let data6 = data.chance;
      if (!(typeof data6 == "number") && data6 !== null) {
        const err15 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/type", keyword: "type", params: { type: schema31.properties.chance.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 100 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        let res0;
        if (res0 = data6 / 1, Math.abs(Math.round(res0) - res0) > 1e-6) {
          const err18 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/multipleOf", keyword: "multipleOf", params: { multipleOf: 1 }, message: "must be multiple of 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats0.validate(data6)) {
          const err19 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.investitionsdatumGeplant !== void 0) {
      let data7 = data.investitionsdatumGeplant;
      if (typeof data7 !== "string" && data7 !== null) {
        const err20 = { instancePath: instancePath + "/investitionsdatumGeplant", schemaPath: "#/properties/investitionsdatumGeplant/type", keyword: "type", params: { type: schema31.properties.investitionsdatumGeplant.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (!formats2(data7)) {
          const err21 = { instancePath: instancePath + "/investitionsdatumGeplant", schemaPath: "#/properties/investitionsdatumGeplant/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.investitionssummeGeplant !== void 0) {
      let data8 = data.investitionssummeGeplant;
      if (!(typeof data8 == "number") && data8 !== null) {
        const err22 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/type", keyword: "type", params: { type: schema31.properties.investitionssummeGeplant.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 99999999999e-2 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats4.validate(data8)) {
          const err25 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.naechsterKontakt !== void 0) {
      let data9 = data.naechsterKontakt;
      if (typeof data9 !== "string" && data9 !== null) {
        const err26 = { instancePath: instancePath + "/naechsterKontakt", schemaPath: "#/properties/naechsterKontakt/type", keyword: "type", params: { type: schema31.properties.naechsterKontakt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats6(data9)) {
          const err27 = { instancePath: instancePath + "/naechsterKontakt", schemaPath: "#/properties/naechsterKontakt/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.frei01 !== void 0) {
      let data10 = data.frei01;
      if (typeof data10 !== "string" && data10 !== null) {
        const err28 = { instancePath: instancePath + "/frei01", schemaPath: "#/properties/frei01/type", keyword: "type", params: { type: schema31.properties.frei01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 50) {
          const err29 = { instancePath: instancePath + "/frei01", schemaPath: "#/properties/frei01/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.frei02 !== void 0) {
      let data11 = data.frei02;
      if (typeof data11 !== "string" && data11 !== null) {
        const err30 = { instancePath: instancePath + "/frei02", schemaPath: "#/properties/frei02/type", keyword: "type", params: { type: schema31.properties.frei02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func2(data11) > 50) {
          const err31 = { instancePath: instancePath + "/frei02", schemaPath: "#/properties/frei02/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data12 = data.ProtokollBemerkung;
      if (typeof data12 !== "string" && data12 !== null) {
        const err32 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func2(data12) > 500) {
          const err33 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
  } else {
    const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "DEALS", "x-lock": "advisory", "x-labels": "/crm/deals/freiefelder", "properties": { "titel": { "type": "string", "minLength": 1, "maxLength": 100 }, "typ": { "type": "integer", "enum": [1, 2], "description": "1 sales, 2 marketing" }, "phase": { "type": "integer", "enum": [1, 2, 3, 4], "description": "Free while the deal is open; 4, completed, is for closing it" }, "zustaendigerBenutzer": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "chance": { "type": ["number", "null"], "minimum": 0, "maximum": 100, "multipleOf": 1, "format": "percent" }, "investitionsdatumGeplant": { "type": ["string", "null"], "format": "date", "x-dated": "planned" }, "investitionssummeGeplant": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 99999999999e-2 }, "naechsterKontakt": { "type": ["string", "null"], "format": "local-date-time", "x-copy": false, "x-dated": "planned" }, "frei01": { "type": ["string", "null"], "maxLength": 50 }, "frei02": { "type": ["string", "null"], "maxLength": 50 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Deal", "$id": "patch" };
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
    if (data.titel !== void 0) {
      let data0 = data.titel;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          const err2 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.typ !== void 0) {
      let data1 = data.typ;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err5 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === 1 || data1 === 2)) {
        const err6 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/enum", keyword: "enum", params: { allowedValues: schema32.properties.typ.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.phase !== void 0) {
      let data2 = data.phase;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err7 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data2 === 1 || data2 === 2 || data2 === 3 || data2 === 4)) {
        const err8 = { instancePath: instancePath + "/phase", schemaPath: "#/properties/phase/enum", keyword: "enum", params: { allowedValues: schema32.properties.phase.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.zustaendigerBenutzer !== void 0) {
      let data3 = data.zustaendigerBenutzer;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err9 = { instancePath: instancePath + "/zustaendigerBenutzer", schemaPath: "#/properties/zustaendigerBenutzer/type", keyword: "type", params: { type: schema32.properties.zustaendigerBenutzer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 < 1 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/zustaendigerBenutzer", schemaPath: "#/properties/zustaendigerBenutzer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data4 = data.adresseId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4))) && data4 !== null) {
        const err11 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema32.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 < 1 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartnerId !== void 0) {
      let data5 = data.ansprechpartnerId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err13 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/type", keyword: "type", params: { type: schema32.properties.ansprechpartnerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 < 1 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.chance !== void 0) {
      let data6 = data.chance;
      if (!(typeof data6 == "number") && data6 !== null) {
        const err15 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/type", keyword: "type", params: { type: schema32.properties.chance.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 > 100 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        let res0;
        if (res0 = data6 / 1, Math.abs(Math.round(res0) - res0) > 1e-6) {
          const err18 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/multipleOf", keyword: "multipleOf", params: { multipleOf: 1 }, message: "must be multiple of 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats0.validate(data6)) {
          const err19 = { instancePath: instancePath + "/chance", schemaPath: "#/properties/chance/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.investitionsdatumGeplant !== void 0) {
      let data7 = data.investitionsdatumGeplant;
      if (typeof data7 !== "string" && data7 !== null) {
        const err20 = { instancePath: instancePath + "/investitionsdatumGeplant", schemaPath: "#/properties/investitionsdatumGeplant/type", keyword: "type", params: { type: schema32.properties.investitionsdatumGeplant.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (!formats2(data7)) {
          const err21 = { instancePath: instancePath + "/investitionsdatumGeplant", schemaPath: "#/properties/investitionsdatumGeplant/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.investitionssummeGeplant !== void 0) {
      let data8 = data.investitionssummeGeplant;
      if (!(typeof data8 == "number") && data8 !== null) {
        const err22 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/type", keyword: "type", params: { type: schema32.properties.investitionssummeGeplant.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 99999999999e-2 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999e-2 }, message: "must be <= 999999999.99" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats4.validate(data8)) {
          const err25 = { instancePath: instancePath + "/investitionssummeGeplant", schemaPath: "#/properties/investitionssummeGeplant/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.naechsterKontakt !== void 0) {
      let data9 = data.naechsterKontakt;
      if (typeof data9 !== "string" && data9 !== null) {
        const err26 = { instancePath: instancePath + "/naechsterKontakt", schemaPath: "#/properties/naechsterKontakt/type", keyword: "type", params: { type: schema32.properties.naechsterKontakt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats6(data9)) {
          const err27 = { instancePath: instancePath + "/naechsterKontakt", schemaPath: "#/properties/naechsterKontakt/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.frei01 !== void 0) {
      let data10 = data.frei01;
      if (typeof data10 !== "string" && data10 !== null) {
        const err28 = { instancePath: instancePath + "/frei01", schemaPath: "#/properties/frei01/type", keyword: "type", params: { type: schema32.properties.frei01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 50) {
          const err29 = { instancePath: instancePath + "/frei01", schemaPath: "#/properties/frei01/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.frei02 !== void 0) {
      let data11 = data.frei02;
      if (typeof data11 !== "string" && data11 !== null) {
        const err30 = { instancePath: instancePath + "/frei02", schemaPath: "#/properties/frei02/type", keyword: "type", params: { type: schema32.properties.frei02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func2(data11) > 50) {
          const err31 = { instancePath: instancePath + "/frei02", schemaPath: "#/properties/frei02/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data12 = data.ProtokollBemerkung;
      if (typeof data12 !== "string" && data12 !== null) {
        const err32 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func2(data12) > 500) {
          const err33 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
  } else {
    const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err34];
    } else {
      vErrors.push(err34);
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
