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
var schema31 = { "type": "object", "x-table": "KAL", "required": ["KAL_TYP_ID", "BEN_ID", "StartDatum", "EndeDatum"], "properties": { "KAL_TYP_ID": { "type": "integer", "minimum": 1, "x-ref": "CalendarEntryType" }, "BEN_ID": { "type": "integer", "minimum": 1, "x-ref": "User" }, "Vormittags": { "type": "boolean", "default": true }, "Nachmittags": { "type": "boolean", "default": true }, "StartDatum": { "type": "string", "format": "date", "x-index": true, "x-dated": "planned" }, "EndeDatum": { "type": "string", "format": "date", "x-dated": "planned" }, "Kommentar": { "type": ["string", "null"], "maxLength": 200 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "CalendarEntry", "$id": "input" };
var formats0 = formats.date;
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
    if (data.KAL_TYP_ID === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "KAL_TYP_ID" }, message: "must have required property 'KAL_TYP_ID'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.BEN_ID === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "BEN_ID" }, message: "must have required property 'BEN_ID'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.StartDatum === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "StartDatum" }, message: "must have required property 'StartDatum'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.EndeDatum === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "EndeDatum" }, message: "must have required property 'EndeDatum'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "KAL_TYP_ID" || key0 === "BEN_ID" || key0 === "Vormittags" || key0 === "Nachmittags" || key0 === "StartDatum" || key0 === "EndeDatum" || key0 === "Kommentar" || key0 === "ProtokollBemerkung")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.KAL_TYP_ID !== void 0) {
      let data0 = data.KAL_TYP_ID;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
        const err5 = { instancePath: instancePath + "/KAL_TYP_ID", schemaPath: "#/properties/KAL_TYP_ID/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/KAL_TYP_ID", schemaPath: "#/properties/KAL_TYP_ID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.BEN_ID !== void 0) {
      let data1 = data.BEN_ID;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err7 = { instancePath: instancePath + "/BEN_ID", schemaPath: "#/properties/BEN_ID/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 < 1 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/BEN_ID", schemaPath: "#/properties/BEN_ID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.Vormittags !== void 0) {
      if (typeof data.Vormittags !== "boolean") {
        const err9 = { instancePath: instancePath + "/Vormittags", schemaPath: "#/properties/Vormittags/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.Nachmittags !== void 0) {
      if (typeof data.Nachmittags !== "boolean") {
        const err10 = { instancePath: instancePath + "/Nachmittags", schemaPath: "#/properties/Nachmittags/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.StartDatum !== void 0) {
      let data4 = data.StartDatum;
      if (typeof data4 === "string") {
        if (!formats0(data4)) {
          const err11 = { instancePath: instancePath + "/StartDatum", schemaPath: "#/properties/StartDatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/StartDatum", schemaPath: "#/properties/StartDatum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.EndeDatum !== void 0) {
      let data5 = data.EndeDatum;
      if (typeof data5 === "string") {
        if (!formats0(data5)) {
          const err13 = { instancePath: instancePath + "/EndeDatum", schemaPath: "#/properties/EndeDatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/EndeDatum", schemaPath: "#/properties/EndeDatum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.Kommentar !== void 0) {
      let data6 = data.Kommentar;
      if (typeof data6 !== "string" && data6 !== null) {
        const err15 = { instancePath: instancePath + "/Kommentar", schemaPath: "#/properties/Kommentar/type", keyword: "type", params: { type: schema31.properties.Kommentar.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 200) {
          const err16 = { instancePath: instancePath + "/Kommentar", schemaPath: "#/properties/Kommentar/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data7 = data.ProtokollBemerkung;
      if (typeof data7 !== "string" && data7 !== null) {
        const err17 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 500) {
          const err18 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "KAL", "properties": { "KAL_TYP_ID": { "type": "integer", "minimum": 1, "x-ref": "CalendarEntryType" }, "BEN_ID": { "type": "integer", "minimum": 1, "x-ref": "User" }, "Vormittags": { "type": "boolean" }, "Nachmittags": { "type": "boolean" }, "StartDatum": { "type": "string", "format": "date", "x-index": true, "x-dated": "planned" }, "EndeDatum": { "type": "string", "format": "date", "x-dated": "planned" }, "Kommentar": { "type": ["string", "null"], "maxLength": 200 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "CalendarEntry", "$id": "patch" };
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
      if (!(key0 === "KAL_TYP_ID" || key0 === "BEN_ID" || key0 === "Vormittags" || key0 === "Nachmittags" || key0 === "StartDatum" || key0 === "EndeDatum" || key0 === "Kommentar" || key0 === "ProtokollBemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.KAL_TYP_ID !== void 0) {
      let data0 = data.KAL_TYP_ID;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
        const err2 = { instancePath: instancePath + "/KAL_TYP_ID", schemaPath: "#/properties/KAL_TYP_ID/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/KAL_TYP_ID", schemaPath: "#/properties/KAL_TYP_ID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.BEN_ID !== void 0) {
      let data1 = data.BEN_ID;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err4 = { instancePath: instancePath + "/BEN_ID", schemaPath: "#/properties/BEN_ID/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/BEN_ID", schemaPath: "#/properties/BEN_ID/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.Vormittags !== void 0) {
      if (typeof data.Vormittags !== "boolean") {
        const err6 = { instancePath: instancePath + "/Vormittags", schemaPath: "#/properties/Vormittags/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.Nachmittags !== void 0) {
      if (typeof data.Nachmittags !== "boolean") {
        const err7 = { instancePath: instancePath + "/Nachmittags", schemaPath: "#/properties/Nachmittags/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.StartDatum !== void 0) {
      let data4 = data.StartDatum;
      if (typeof data4 === "string") {
        if (!formats0(data4)) {
          const err8 = { instancePath: instancePath + "/StartDatum", schemaPath: "#/properties/StartDatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/StartDatum", schemaPath: "#/properties/StartDatum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.EndeDatum !== void 0) {
      let data5 = data.EndeDatum;
      if (typeof data5 === "string") {
        if (!formats0(data5)) {
          const err10 = { instancePath: instancePath + "/EndeDatum", schemaPath: "#/properties/EndeDatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/EndeDatum", schemaPath: "#/properties/EndeDatum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.Kommentar !== void 0) {
      let data6 = data.Kommentar;
      if (typeof data6 !== "string" && data6 !== null) {
        const err12 = { instancePath: instancePath + "/Kommentar", schemaPath: "#/properties/Kommentar/type", keyword: "type", params: { type: schema32.properties.Kommentar.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 200) {
          const err13 = { instancePath: instancePath + "/Kommentar", schemaPath: "#/properties/Kommentar/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data7 = data.ProtokollBemerkung;
      if (typeof data7 !== "string" && data7 !== null) {
        const err14 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 500) {
          const err15 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
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
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input,
  patch
};
