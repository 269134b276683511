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
var schema31 = { "type": "object", "x-parent": "serviceAuftragId", "required": ["mehraufwandArtId"], "properties": { "serviceAuftragId": { "type": "integer", "minimum": 1, "x-ref": "ServiceOrder" }, "mehraufwandArtId": { "type": "integer", "minimum": 1, "x-ref": "ExtraWorkType" }, "vonZeitpunkt": { "type": ["string", "null"], "format": "local-date-time", "x-dated": "happened" }, "bisZeitpunkt": { "type": ["string", "null"], "format": "local-date-time", "x-dated": "happened" }, "kosten": { "type": ["integer", "null"], "minimum": 1, "maximum": 99999 }, "strecke": { "type": ["integer", "null"], "minimum": 1, "maximum": 2e3, "description": "Kilometres" }, "abrechnungsartId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ServiceBillingType" }, "bemerkung": { "type": ["string", "null"], "maxLength": 1e3 } }, "additionalProperties": false, "x-entity": "ExtraWork", "$id": "input" };
var formats0 = formats["local-date-time"];
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
    if (data.mehraufwandArtId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mehraufwandArtId" }, message: "must have required property 'mehraufwandArtId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "serviceAuftragId" || key0 === "mehraufwandArtId" || key0 === "vonZeitpunkt" || key0 === "bisZeitpunkt" || key0 === "kosten" || key0 === "strecke" || key0 === "abrechnungsartId" || key0 === "bemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.serviceAuftragId !== void 0) {
      let data0 = data.serviceAuftragId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
        const err2 = { instancePath: instancePath + "/serviceAuftragId", schemaPath: "#/properties/serviceAuftragId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/serviceAuftragId", schemaPath: "#/properties/serviceAuftragId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.mehraufwandArtId !== void 0) {
      let data1 = data.mehraufwandArtId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err4 = { instancePath: instancePath + "/mehraufwandArtId", schemaPath: "#/properties/mehraufwandArtId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/mehraufwandArtId", schemaPath: "#/properties/mehraufwandArtId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.vonZeitpunkt !== void 0) {
      let data2 = data.vonZeitpunkt;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/vonZeitpunkt", schemaPath: "#/properties/vonZeitpunkt/type", keyword: "type", params: { type: schema31.properties.vonZeitpunkt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err7 = { instancePath: instancePath + "/vonZeitpunkt", schemaPath: "#/properties/vonZeitpunkt/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.bisZeitpunkt !== void 0) {
      let data3 = data.bisZeitpunkt;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/bisZeitpunkt", schemaPath: "#/properties/bisZeitpunkt/type", keyword: "type", params: { type: schema31.properties.bisZeitpunkt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err9 = { instancePath: instancePath + "/bisZeitpunkt", schemaPath: "#/properties/bisZeitpunkt/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.kosten !== void 0) {
      let data4 = data.kosten;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4))) && data4 !== null) {
        const err10 = { instancePath: instancePath + "/kosten", schemaPath: "#/properties/kosten/type", keyword: "type", params: { type: schema31.properties.kosten.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 99999 || isNaN(data4)) {
          const err11 = { instancePath: instancePath + "/kosten", schemaPath: "#/properties/kosten/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/kosten", schemaPath: "#/properties/kosten/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.strecke !== void 0) {
      let data5 = data.strecke;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err13 = { instancePath: instancePath + "/strecke", schemaPath: "#/properties/strecke/type", keyword: "type", params: { type: schema31.properties.strecke.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 2e3 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/strecke", schemaPath: "#/properties/strecke/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/strecke", schemaPath: "#/properties/strecke/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsartId !== void 0) {
      let data6 = data.abrechnungsartId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err16 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/type", keyword: "type", params: { type: schema31.properties.abrechnungsartId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.bemerkung !== void 0) {
      let data7 = data.bemerkung;
      if (typeof data7 !== "string" && data7 !== null) {
        const err18 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema31.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 1e3) {
          const err19 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-parent": "serviceAuftragId", "properties": { "serviceAuftragId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ServiceOrder" }, "mehraufwandArtId": { "type": "integer", "minimum": 1, "x-ref": "ExtraWorkType" }, "vonZeitpunkt": { "type": ["string", "null"], "format": "local-date-time", "x-dated": "happened" }, "bisZeitpunkt": { "type": ["string", "null"], "format": "local-date-time", "x-dated": "happened" }, "kosten": { "type": ["integer", "null"], "minimum": 1, "maximum": 99999 }, "strecke": { "type": ["integer", "null"], "minimum": 1, "maximum": 2e3, "description": "Kilometres" }, "abrechnungsartId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ServiceBillingType" }, "bemerkung": { "type": ["string", "null"], "maxLength": 1e3 } }, "additionalProperties": false, "minProperties": 1, "x-entity": "ExtraWork", "$id": "patch" };
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
      if (!(key0 === "serviceAuftragId" || key0 === "mehraufwandArtId" || key0 === "vonZeitpunkt" || key0 === "bisZeitpunkt" || key0 === "kosten" || key0 === "strecke" || key0 === "abrechnungsartId" || key0 === "bemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.serviceAuftragId !== void 0) {
      let data0 = data.serviceAuftragId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0))) && data0 !== null) {
        const err2 = { instancePath: instancePath + "/serviceAuftragId", schemaPath: "#/properties/serviceAuftragId/type", keyword: "type", params: { type: schema32.properties.serviceAuftragId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/serviceAuftragId", schemaPath: "#/properties/serviceAuftragId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.mehraufwandArtId !== void 0) {
      let data1 = data.mehraufwandArtId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err4 = { instancePath: instancePath + "/mehraufwandArtId", schemaPath: "#/properties/mehraufwandArtId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/mehraufwandArtId", schemaPath: "#/properties/mehraufwandArtId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.vonZeitpunkt !== void 0) {
      let data2 = data.vonZeitpunkt;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/vonZeitpunkt", schemaPath: "#/properties/vonZeitpunkt/type", keyword: "type", params: { type: schema32.properties.vonZeitpunkt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err7 = { instancePath: instancePath + "/vonZeitpunkt", schemaPath: "#/properties/vonZeitpunkt/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.bisZeitpunkt !== void 0) {
      let data3 = data.bisZeitpunkt;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/bisZeitpunkt", schemaPath: "#/properties/bisZeitpunkt/type", keyword: "type", params: { type: schema32.properties.bisZeitpunkt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err9 = { instancePath: instancePath + "/bisZeitpunkt", schemaPath: "#/properties/bisZeitpunkt/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.kosten !== void 0) {
      let data4 = data.kosten;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4))) && data4 !== null) {
        const err10 = { instancePath: instancePath + "/kosten", schemaPath: "#/properties/kosten/type", keyword: "type", params: { type: schema32.properties.kosten.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 99999 || isNaN(data4)) {
          const err11 = { instancePath: instancePath + "/kosten", schemaPath: "#/properties/kosten/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/kosten", schemaPath: "#/properties/kosten/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.strecke !== void 0) {
      let data5 = data.strecke;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err13 = { instancePath: instancePath + "/strecke", schemaPath: "#/properties/strecke/type", keyword: "type", params: { type: schema32.properties.strecke.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 > 2e3 || isNaN(data5)) {
          const err14 = { instancePath: instancePath + "/strecke", schemaPath: "#/properties/strecke/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/strecke", schemaPath: "#/properties/strecke/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsartId !== void 0) {
      let data6 = data.abrechnungsartId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err16 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/type", keyword: "type", params: { type: schema32.properties.abrechnungsartId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.bemerkung !== void 0) {
      let data7 = data.bemerkung;
      if (typeof data7 !== "string" && data7 !== null) {
        const err18 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema32.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 1e3) {
          const err19 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
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
