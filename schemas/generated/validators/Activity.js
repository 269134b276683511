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
var schema31 = { "type": "object", "x-table": "AKT", "required": ["art", "datum"], "properties": { "vorlageId": { "type": ["integer", "null"], "minimum": 1, "maximum": 9007199254740991, "writeOnly": true, "x-create-only": true, "x-ref": "ActivityTemplate", "description": "What the page has filled the others from; nothing of it is stored" }, "art": { "type": "string", "enum": ["ANRUF", "EMAIL", "BESUCH", "TERMIN", "FERNWARTUNG", "WERKSTATT", "NOTIZ"], "default": "ANRUF" }, "datum": { "type": "string", "format": "local-date-time", "x-index": true, "x-dated": "planned" }, "dauer": { "type": ["integer", "null"], "minimum": 0, "maximum": 1440, "format": "duration-minutes" }, "betreff": { "type": ["string", "null"], "maxLength": 100, "x-index": false }, "beschreibung": { "type": ["string", "null"], "maxLength": 4e3, "x-index": false }, "benutzerId": { "type": "integer", "minimum": 1, "x-ref": "User" }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address" }, "ansprechpartner": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "dealId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Deal" }, "ticketId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Ticket", "x-create-only": true }, "assetId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Asset" }, "abrechnungsregel": { "type": ["integer", "null"], "minimum": 0, "maximum": 999, "x-lookup": "ticketBillingRule" }, "wiedervorlageDatum": { "type": ["string", "null"], "format": "local-date-time", "writeOnly": true, "x-create-only": true, "x-right": "ERI_AENDERN", "description": "When somebody is reminded of what the activity is about; nobody is without it" }, "wiedervorlageBenutzerId": { "type": ["integer", "null"], "minimum": 1, "maximum": 9007199254740991, "writeOnly": true, "x-create-only": true, "x-right": "ERI_AENDERN", "x-ref": "User", "description": "Whom; whoever creates the activity unless given" }, "wiedervorlageBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "x-create-only": true, "x-right": "ERI_AENDERN", "description": "Of what; the subject unless given" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "Activity", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = formats["local-date-time"];
var formats2 = formats["duration-minutes"];
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
    if (data.datum === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "datum" }, message: "must have required property 'datum'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.vorlageId !== void 0) {
      let data0 = data.vorlageId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0))) && data0 !== null) {
        const err3 = { instancePath: instancePath + "/vorlageId", schemaPath: "#/properties/vorlageId/type", keyword: "type", params: { type: schema31.properties.vorlageId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/vorlageId", schemaPath: "#/properties/vorlageId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/vorlageId", schemaPath: "#/properties/vorlageId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.art !== void 0) {
      let data1 = data.art;
      if (typeof data1 !== "string") {
        const err6 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data1 === "ANRUF" || data1 === "EMAIL" || data1 === "BESUCH" || data1 === "TERMIN" || data1 === "FERNWARTUNG" || data1 === "WERKSTATT" || data1 === "NOTIZ")) {
        const err7 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/enum", keyword: "enum", params: { allowedValues: schema31.properties.art.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.datum !== void 0) {
      let data2 = data.datum;
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err8 = { instancePath: instancePath + "/datum", schemaPath: "#/properties/datum/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/datum", schemaPath: "#/properties/datum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.dauer !== void 0) {
      let data3 = data.dauer;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err10 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/type", keyword: "type", params: { type: schema31.properties.dauer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 1440 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!formats2.validate(data3)) {
          const err13 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.betreff !== void 0) {
      let data4 = data.betreff;
      if (typeof data4 !== "string" && data4 !== null) {
        const err14 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/type", keyword: "type", params: { type: schema31.properties.betreff.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 100) {
          const err15 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data5 = data.beschreibung;
      if (typeof data5 !== "string" && data5 !== null) {
        const err16 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema31.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 4e3) {
          const err17 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.benutzerId !== void 0) {
      let data6 = data.benutzerId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)))) {
        const err18 = { instancePath: instancePath + "/benutzerId", schemaPath: "#/properties/benutzerId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err19 = { instancePath: instancePath + "/benutzerId", schemaPath: "#/properties/benutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data7 = data.adresseId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err20 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema31.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 < 1 || isNaN(data7)) {
          const err21 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartner !== void 0) {
      let data8 = data.ansprechpartner;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err22 = { instancePath: instancePath + "/ansprechpartner", schemaPath: "#/properties/ansprechpartner/type", keyword: "type", params: { type: schema31.properties.ansprechpartner.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/ansprechpartner", schemaPath: "#/properties/ansprechpartner/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.dealId !== void 0) {
      let data9 = data.dealId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err24 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/type", keyword: "type", params: { type: schema31.properties.dealId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err25 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.ticketId !== void 0) {
      let data10 = data.ticketId;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10))) && data10 !== null) {
        const err26 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/type", keyword: "type", params: { type: schema31.properties.ticketId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data10 == "number") {
        if (data10 < 1 || isNaN(data10)) {
          const err27 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.assetId !== void 0) {
      let data11 = data.assetId;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11))) && data11 !== null) {
        const err28 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/type", keyword: "type", params: { type: schema31.properties.assetId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data11 == "number") {
        if (data11 < 1 || isNaN(data11)) {
          const err29 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsregel !== void 0) {
      let data12 = data.abrechnungsregel;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err30 = { instancePath: instancePath + "/abrechnungsregel", schemaPath: "#/properties/abrechnungsregel/type", keyword: "type", params: { type: schema31.properties.abrechnungsregel.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 > 999 || isNaN(data12)) {
          const err31 = { instancePath: instancePath + "/abrechnungsregel", schemaPath: "#/properties/abrechnungsregel/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err32 = { instancePath: instancePath + "/abrechnungsregel", schemaPath: "#/properties/abrechnungsregel/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.wiedervorlageDatum !== void 0) {
      let data13 = data.wiedervorlageDatum;
      if (typeof data13 !== "string" && data13 !== null) {
        const err33 = { instancePath: instancePath + "/wiedervorlageDatum", schemaPath: "#/properties/wiedervorlageDatum/type", keyword: "type", params: { type: schema31.properties.wiedervorlageDatum.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (!formats0(data13)) {
          const err34 = { instancePath: instancePath + "/wiedervorlageDatum", schemaPath: "#/properties/wiedervorlageDatum/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.wiedervorlageBenutzerId !== void 0) {
      let data14 = data.wiedervorlageBenutzerId;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14))) && data14 !== null) {
        const err35 = { instancePath: instancePath + "/wiedervorlageBenutzerId", schemaPath: "#/properties/wiedervorlageBenutzerId/type", keyword: "type", params: { type: schema31.properties.wiedervorlageBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data14 == "number") {
        if (data14 > 9007199254740991 || isNaN(data14)) {
          const err36 = { instancePath: instancePath + "/wiedervorlageBenutzerId", schemaPath: "#/properties/wiedervorlageBenutzerId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          const err37 = { instancePath: instancePath + "/wiedervorlageBenutzerId", schemaPath: "#/properties/wiedervorlageBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
    if (data.wiedervorlageBemerkung !== void 0) {
      let data15 = data.wiedervorlageBemerkung;
      if (typeof data15 !== "string" && data15 !== null) {
        const err38 = { instancePath: instancePath + "/wiedervorlageBemerkung", schemaPath: "#/properties/wiedervorlageBemerkung/type", keyword: "type", params: { type: schema31.properties.wiedervorlageBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (func2(data15) > 500) {
          const err39 = { instancePath: instancePath + "/wiedervorlageBemerkung", schemaPath: "#/properties/wiedervorlageBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data16 = data.ProtokollBemerkung;
      if (typeof data16 !== "string" && data16 !== null) {
        const err40 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func2(data16) > 500) {
          const err41 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "AKT", "properties": { "art": { "type": "string", "enum": ["ANRUF", "EMAIL", "BESUCH", "TERMIN", "FERNWARTUNG", "WERKSTATT", "NOTIZ"] }, "datum": { "type": "string", "format": "local-date-time", "x-index": true, "x-dated": "planned" }, "dauer": { "type": ["integer", "null"], "minimum": 0, "maximum": 1440, "format": "duration-minutes" }, "betreff": { "type": ["string", "null"], "maxLength": 100, "x-index": false }, "beschreibung": { "type": ["string", "null"], "maxLength": 4e3, "x-index": false }, "benutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address" }, "ansprechpartner": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "dealId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Deal" }, "assetId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Asset" }, "abrechnungsregel": { "type": ["integer", "null"], "minimum": 0, "maximum": 999, "x-lookup": "ticketBillingRule" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Activity", "$id": "patch" };
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
    if (data.art !== void 0) {
      let data0 = data.art;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "ANRUF" || data0 === "EMAIL" || data0 === "BESUCH" || data0 === "TERMIN" || data0 === "FERNWARTUNG" || data0 === "WERKSTATT" || data0 === "NOTIZ")) {
        const err3 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/enum", keyword: "enum", params: { allowedValues: schema32.properties.art.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.datum !== void 0) {
      let data1 = data.datum;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err4 = { instancePath: instancePath + "/datum", schemaPath: "#/properties/datum/format", keyword: "format", params: { format: "local-date-time" }, message: 'must match format "local-date-time"' };
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
    if (data.dauer !== void 0) {
      let data2 = data.dauer;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err6 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/type", keyword: "type", params: { type: schema32.properties.dauer.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 > 1440 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1440 }, message: "must be <= 1440" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats2.validate(data2)) {
          const err9 = { instancePath: instancePath + "/dauer", schemaPath: "#/properties/dauer/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.betreff !== void 0) {
      let data3 = data.betreff;
      if (typeof data3 !== "string" && data3 !== null) {
        const err10 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/type", keyword: "type", params: { type: schema32.properties.betreff.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 100) {
          const err11 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data4 = data.beschreibung;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema32.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 4e3) {
          const err13 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.benutzerId !== void 0) {
      let data5 = data.benutzerId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err14 = { instancePath: instancePath + "/benutzerId", schemaPath: "#/properties/benutzerId/type", keyword: "type", params: { type: schema32.properties.benutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 < 1 || isNaN(data5)) {
          const err15 = { instancePath: instancePath + "/benutzerId", schemaPath: "#/properties/benutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data6 = data.adresseId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err16 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema32.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartner !== void 0) {
      let data7 = data.ansprechpartner;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err18 = { instancePath: instancePath + "/ansprechpartner", schemaPath: "#/properties/ansprechpartner/type", keyword: "type", params: { type: schema32.properties.ansprechpartner.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 < 1 || isNaN(data7)) {
          const err19 = { instancePath: instancePath + "/ansprechpartner", schemaPath: "#/properties/ansprechpartner/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.dealId !== void 0) {
      let data8 = data.dealId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err20 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/type", keyword: "type", params: { type: schema32.properties.dealId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
          const err21 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.assetId !== void 0) {
      let data9 = data.assetId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err22 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/type", keyword: "type", params: { type: schema32.properties.assetId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err23 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsregel !== void 0) {
      let data10 = data.abrechnungsregel;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10))) && data10 !== null) {
        const err24 = { instancePath: instancePath + "/abrechnungsregel", schemaPath: "#/properties/abrechnungsregel/type", keyword: "type", params: { type: schema32.properties.abrechnungsregel.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data10 == "number") {
        if (data10 > 999 || isNaN(data10)) {
          const err25 = { instancePath: instancePath + "/abrechnungsregel", schemaPath: "#/properties/abrechnungsregel/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          const err26 = { instancePath: instancePath + "/abrechnungsregel", schemaPath: "#/properties/abrechnungsregel/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data11 = data.ProtokollBemerkung;
      if (typeof data11 !== "string" && data11 !== null) {
        const err27 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func2(data11) > 500) {
          const err28 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
  } else {
    const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err29];
    } else {
      vErrors.push(err29);
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
