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
var schema31 = { "type": "object", "x-parent": "planungId", "required": ["datum", "von", "bis", "taetigkeitId"], "properties": { "planungId": { "type": "integer", "minimum": 1, "x-ref": "PlanningItem" }, "datum": { "type": "string", "format": "date", "x-index": true, "x-dated": "happened" }, "von": { "type": "string", "format": "local-time" }, "bis": { "type": "string", "format": "local-end-time", "description": "24:00 is the end of the day" }, "taetigkeitId": { "type": "integer", "minimum": 1, "x-ref": "ServiceActivity" }, "bemerkung": { "type": ["string", "null"], "maxLength": 1e3 } }, "additionalProperties": false, "x-entity": "WorkTime", "$id": "input" };
var formats0 = formats.date;
var formats2 = formats["local-time"];
var formats4 = formats["local-end-time"];
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
    if (data.taetigkeitId === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "taetigkeitId" }, message: "must have required property 'taetigkeitId'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "planungId" || key0 === "datum" || key0 === "von" || key0 === "bis" || key0 === "taetigkeitId" || key0 === "bemerkung")) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.planungId !== void 0) {
      let data0 = data.planungId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
        const err5 = { instancePath: instancePath + "/planungId", schemaPath: "#/properties/planungId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err6 = { instancePath: instancePath + "/planungId", schemaPath: "#/properties/planungId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.datum !== void 0) {
      let data1 = data.datum;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err7 = { instancePath: instancePath + "/datum", schemaPath: "#/properties/datum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/datum", schemaPath: "#/properties/datum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.von !== void 0) {
      let data2 = data.von;
      if (typeof data2 === "string") {
        if (!formats2(data2)) {
          const err9 = { instancePath: instancePath + "/von", schemaPath: "#/properties/von/format", keyword: "format", params: { format: "local-time" }, message: 'must match format "local-time"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/von", schemaPath: "#/properties/von/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.bis !== void 0) {
      let data3 = data.bis;
      if (typeof data3 === "string") {
        if (!formats4(data3)) {
          const err11 = { instancePath: instancePath + "/bis", schemaPath: "#/properties/bis/format", keyword: "format", params: { format: "local-end-time" }, message: 'must match format "local-end-time"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/bis", schemaPath: "#/properties/bis/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.taetigkeitId !== void 0) {
      let data4 = data.taetigkeitId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err13 = { instancePath: instancePath + "/taetigkeitId", schemaPath: "#/properties/taetigkeitId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 < 1 || isNaN(data4)) {
          const err14 = { instancePath: instancePath + "/taetigkeitId", schemaPath: "#/properties/taetigkeitId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.bemerkung !== void 0) {
      let data5 = data.bemerkung;
      if (typeof data5 !== "string" && data5 !== null) {
        const err15 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema31.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 1e3) {
          const err16 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
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
var schema32 = { "type": "object", "x-parent": "planungId", "properties": { "planungId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "PlanningItem" }, "datum": { "type": "string", "format": "date", "x-index": true, "x-dated": "happened" }, "von": { "type": "string", "format": "local-time" }, "bis": { "type": "string", "format": "local-end-time", "description": "24:00 is the end of the day" }, "taetigkeitId": { "type": "integer", "minimum": 1, "x-ref": "ServiceActivity" }, "bemerkung": { "type": ["string", "null"], "maxLength": 1e3 } }, "additionalProperties": false, "minProperties": 1, "x-entity": "WorkTime", "$id": "patch" };
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
      if (!(key0 === "planungId" || key0 === "datum" || key0 === "von" || key0 === "bis" || key0 === "taetigkeitId" || key0 === "bemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.planungId !== void 0) {
      let data0 = data.planungId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0))) && data0 !== null) {
        const err2 = { instancePath: instancePath + "/planungId", schemaPath: "#/properties/planungId/type", keyword: "type", params: { type: schema32.properties.planungId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/planungId", schemaPath: "#/properties/planungId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.datum !== void 0) {
      let data1 = data.datum;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
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
      let data2 = data.von;
      if (typeof data2 === "string") {
        if (!formats2(data2)) {
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
      let data3 = data.bis;
      if (typeof data3 === "string") {
        if (!formats4(data3)) {
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
    if (data.taetigkeitId !== void 0) {
      let data4 = data.taetigkeitId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err10 = { instancePath: instancePath + "/taetigkeitId", schemaPath: "#/properties/taetigkeitId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 < 1 || isNaN(data4)) {
          const err11 = { instancePath: instancePath + "/taetigkeitId", schemaPath: "#/properties/taetigkeitId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.bemerkung !== void 0) {
      let data5 = data.bemerkung;
      if (typeof data5 !== "string" && data5 !== null) {
        const err12 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema32.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 1e3) {
          const err13 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
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
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input,
  patch
};
