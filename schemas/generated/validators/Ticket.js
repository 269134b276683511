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
var schema31 = { "type": "object", "x-table": "TKT", "x-lock": "advisory", "x-labels": "/crm/tickets/freiefelder", "required": ["betreff"], "properties": { "betreff": { "type": "string", "minLength": 1, "maxLength": 100 }, "status": { "type": "integer", "minimum": 0, "maximum": 99, "default": 0, "x-lookup": "ticketStatus", "x-copy": false, "x-index": true }, "art": { "type": "integer", "minimum": 0, "maximum": 999, "default": 0, "x-lookup": "ticketKind" }, "prioritaet": { "type": "integer", "minimum": 1, "maximum": 9, "default": 5, "x-lookup": "ticketPriority", "description": "1 is the highest" }, "rolle": { "type": "integer", "minimum": 0, "maximum": 999, "default": 0, "x-lookup": "ticketRole" }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "assetId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Asset" }, "dealId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Deal" }, "hauptTicketId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Ticket", "description": "What it is a part of" }, "beschreibung": { "type": ["string", "null"], "maxLength": 2e4 }, "verantwortlichBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "angefordertVonBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "zugeordnetBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "rueckfrageAnBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User", "x-copy": false }, "nachErledigungZurueckAnBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "erledigungAb": { "type": ["string", "null"], "format": "date", "x-copy": false, "x-dated": "planned" }, "erledigungBis": { "type": ["string", "null"], "format": "date", "x-copy": false, "x-index": true, "x-dated": "planned" }, "abrechnungsart": { "type": "integer", "minimum": 0, "maximum": 999, "default": 1, "x-lookup": "ticketBillingKind" }, "abrechnungsartAktivitaeten": { "type": "integer", "minimum": 0, "maximum": 999, "default": 1, "x-lookup": "ticketBillingRule" }, "aufwandGeschaetzt": { "type": ["integer", "null"], "minimum": 0, "maximum": 99999, "format": "duration-minutes" }, "aufwandBeauftragt": { "type": ["integer", "null"], "minimum": 0, "maximum": 99999, "format": "duration-minutes" }, "freiS01": { "type": ["string", "null"], "maxLength": 50 }, "freiS02": { "type": ["string", "null"], "maxLength": 50 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "Ticket", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = formats.date;
var formats4 = formats["duration-minutes"];
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
    if (data.betreff === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "betreff" }, message: "must have required property 'betreff'" };
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
    if (data.betreff !== void 0) {
      let data0 = data.betreff;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          const err2 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 > 99 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.art !== void 0) {
      let data2 = data.art;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err8 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 > 999 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.prioritaet !== void 0) {
      let data3 = data.prioritaet;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)))) {
        const err11 = { instancePath: instancePath + "/prioritaet", schemaPath: "#/properties/prioritaet/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 9 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/prioritaet", schemaPath: "#/properties/prioritaet/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, message: "must be <= 9" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/prioritaet", schemaPath: "#/properties/prioritaet/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.rolle !== void 0) {
      let data4 = data.rolle;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err14 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 999 || isNaN(data4)) {
          const err15 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err16 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data5 = data.adresseId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err17 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema31.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 < 1 || isNaN(data5)) {
          const err18 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartnerId !== void 0) {
      let data6 = data.ansprechpartnerId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err19 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/type", keyword: "type", params: { type: schema31.properties.ansprechpartnerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err20 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.assetId !== void 0) {
      let data7 = data.assetId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err21 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/type", keyword: "type", params: { type: schema31.properties.assetId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 < 1 || isNaN(data7)) {
          const err22 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.dealId !== void 0) {
      let data8 = data.dealId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err23 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/type", keyword: "type", params: { type: schema31.properties.dealId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.hauptTicketId !== void 0) {
      let data9 = data.hauptTicketId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err25 = { instancePath: instancePath + "/hauptTicketId", schemaPath: "#/properties/hauptTicketId/type", keyword: "type", params: { type: schema31.properties.hauptTicketId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err26 = { instancePath: instancePath + "/hauptTicketId", schemaPath: "#/properties/hauptTicketId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data10 = data.beschreibung;
      if (typeof data10 !== "string" && data10 !== null) {
        const err27 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema31.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 2e4) {
          const err28 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.verantwortlichBenutzerId !== void 0) {
      let data11 = data.verantwortlichBenutzerId;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11))) && data11 !== null) {
        const err29 = { instancePath: instancePath + "/verantwortlichBenutzerId", schemaPath: "#/properties/verantwortlichBenutzerId/type", keyword: "type", params: { type: schema31.properties.verantwortlichBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data11 == "number") {
        if (data11 < 1 || isNaN(data11)) {
          const err30 = { instancePath: instancePath + "/verantwortlichBenutzerId", schemaPath: "#/properties/verantwortlichBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.angefordertVonBenutzerId !== void 0) {
      let data12 = data.angefordertVonBenutzerId;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err31 = { instancePath: instancePath + "/angefordertVonBenutzerId", schemaPath: "#/properties/angefordertVonBenutzerId/type", keyword: "type", params: { type: schema31.properties.angefordertVonBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 < 1 || isNaN(data12)) {
          const err32 = { instancePath: instancePath + "/angefordertVonBenutzerId", schemaPath: "#/properties/angefordertVonBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.zugeordnetBenutzerId !== void 0) {
      let data13 = data.zugeordnetBenutzerId;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13))) && data13 !== null) {
        const err33 = { instancePath: instancePath + "/zugeordnetBenutzerId", schemaPath: "#/properties/zugeordnetBenutzerId/type", keyword: "type", params: { type: schema31.properties.zugeordnetBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data13 == "number") {
        if (data13 < 1 || isNaN(data13)) {
          const err34 = { instancePath: instancePath + "/zugeordnetBenutzerId", schemaPath: "#/properties/zugeordnetBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.rueckfrageAnBenutzerId !== void 0) {
      let data14 = data.rueckfrageAnBenutzerId;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14))) && data14 !== null) {
        const err35 = { instancePath: instancePath + "/rueckfrageAnBenutzerId", schemaPath: "#/properties/rueckfrageAnBenutzerId/type", keyword: "type", params: { type: schema31.properties.rueckfrageAnBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data14 == "number") {
        if (data14 < 1 || isNaN(data14)) {
          const err36 = { instancePath: instancePath + "/rueckfrageAnBenutzerId", schemaPath: "#/properties/rueckfrageAnBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.nachErledigungZurueckAnBenutzerId !== void 0) {
      let data15 = data.nachErledigungZurueckAnBenutzerId;
      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15))) && data15 !== null) {
        const err37 = { instancePath: instancePath + "/nachErledigungZurueckAnBenutzerId", schemaPath: "#/properties/nachErledigungZurueckAnBenutzerId/type", keyword: "type", params: { type: schema31.properties.nachErledigungZurueckAnBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data15 == "number") {
        if (data15 < 1 || isNaN(data15)) {
          const err38 = { instancePath: instancePath + "/nachErledigungZurueckAnBenutzerId", schemaPath: "#/properties/nachErledigungZurueckAnBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.erledigungAb !== void 0) {
      let data16 = data.erledigungAb;
      if (typeof data16 !== "string" && data16 !== null) {
        const err39 = { instancePath: instancePath + "/erledigungAb", schemaPath: "#/properties/erledigungAb/type", keyword: "type", params: { type: schema31.properties.erledigungAb.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (!formats0(data16)) {
          const err40 = { instancePath: instancePath + "/erledigungAb", schemaPath: "#/properties/erledigungAb/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.erledigungBis !== void 0) {
      let data17 = data.erledigungBis;
      if (typeof data17 !== "string" && data17 !== null) {
        const err41 = { instancePath: instancePath + "/erledigungBis", schemaPath: "#/properties/erledigungBis/type", keyword: "type", params: { type: schema31.properties.erledigungBis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data17 === "string") {
        if (!formats0(data17)) {
          const err42 = { instancePath: instancePath + "/erledigungBis", schemaPath: "#/properties/erledigungBis/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsart !== void 0) {
      let data18 = data.abrechnungsart;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)))) {
        const err43 = { instancePath: instancePath + "/abrechnungsart", schemaPath: "#/properties/abrechnungsart/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data18 == "number") {
        if (data18 > 999 || isNaN(data18)) {
          const err44 = { instancePath: instancePath + "/abrechnungsart", schemaPath: "#/properties/abrechnungsart/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          const err45 = { instancePath: instancePath + "/abrechnungsart", schemaPath: "#/properties/abrechnungsart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsartAktivitaeten !== void 0) {
      let data19 = data.abrechnungsartAktivitaeten;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)))) {
        const err46 = { instancePath: instancePath + "/abrechnungsartAktivitaeten", schemaPath: "#/properties/abrechnungsartAktivitaeten/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data19 == "number") {
        if (data19 > 999 || isNaN(data19)) {
          const err47 = { instancePath: instancePath + "/abrechnungsartAktivitaeten", schemaPath: "#/properties/abrechnungsartAktivitaeten/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data19 < 0 || isNaN(data19)) {
          const err48 = { instancePath: instancePath + "/abrechnungsartAktivitaeten", schemaPath: "#/properties/abrechnungsartAktivitaeten/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
    if (data.aufwandGeschaetzt !== void 0) {
      let data20 = data.aufwandGeschaetzt;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20))) && data20 !== null) {
        const err49 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/type", keyword: "type", params: { type: schema31.properties.aufwandGeschaetzt.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      if (typeof data20 == "number") {
        if (data20 > 99999 || isNaN(data20)) {
          const err50 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data20 < 0 || isNaN(data20)) {
          const err51 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!formats4.validate(data20)) {
          const err52 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
    }
    if (data.aufwandBeauftragt !== void 0) {
      let data21 = data.aufwandBeauftragt;
      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21))) && data21 !== null) {
        const err53 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/type", keyword: "type", params: { type: schema31.properties.aufwandBeauftragt.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      if (typeof data21 == "number") {
        if (data21 > 99999 || isNaN(data21)) {
          const err54 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          const err55 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (!formats4.validate(data21)) {
          const err56 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
    if (data.freiS01 !== void 0) {
      let data22 = data.freiS01;
      if (typeof data22 !== "string" && data22 !== null) {
        const err57 = { instancePath: instancePath + "/freiS01", schemaPath: "#/properties/freiS01/type", keyword: "type", params: { type: schema31.properties.freiS01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func2(data22) > 50) {
          const err58 = { instancePath: instancePath + "/freiS01", schemaPath: "#/properties/freiS01/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      }
    }
    if (data.freiS02 !== void 0) {
      let data23 = data.freiS02;
      if (typeof data23 !== "string" && data23 !== null) {
        const err59 = { instancePath: instancePath + "/freiS02", schemaPath: "#/properties/freiS02/type", keyword: "type", params: { type: schema31.properties.freiS02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (func2(data23) > 50) {
          const err60 = { instancePath: instancePath + "/freiS02", schemaPath: "#/properties/freiS02/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data24 = data.ProtokollBemerkung;
      if (typeof data24 !== "string" && data24 !== null) {
        const err61 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func2(data24) > 500) {
          const err62 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
      }
    }
  } else {
    const err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err63];
    } else {
      vErrors.push(err63);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "TKT", "x-lock": "advisory", "x-labels": "/crm/tickets/freiefelder", "properties": { "betreff": { "type": "string", "minLength": 1, "maxLength": 100 }, "status": { "type": "integer", "minimum": 0, "maximum": 99, "x-lookup": "ticketStatus", "x-copy": false, "x-index": true }, "art": { "type": "integer", "minimum": 0, "maximum": 999, "x-lookup": "ticketKind" }, "prioritaet": { "type": "integer", "minimum": 1, "maximum": 9, "x-lookup": "ticketPriority", "description": "1 is the highest" }, "rolle": { "type": "integer", "minimum": 0, "maximum": 999, "x-lookup": "ticketRole" }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "assetId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Asset" }, "dealId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Deal" }, "hauptTicketId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Ticket", "description": "What it is a part of" }, "beschreibung": { "type": ["string", "null"], "maxLength": 2e4 }, "verantwortlichBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "angefordertVonBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "zugeordnetBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "rueckfrageAnBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User", "x-copy": false }, "nachErledigungZurueckAnBenutzerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "erledigungAb": { "type": ["string", "null"], "format": "date", "x-copy": false, "x-dated": "planned" }, "erledigungBis": { "type": ["string", "null"], "format": "date", "x-copy": false, "x-index": true, "x-dated": "planned" }, "abrechnungsart": { "type": "integer", "minimum": 0, "maximum": 999, "x-lookup": "ticketBillingKind" }, "abrechnungsartAktivitaeten": { "type": "integer", "minimum": 0, "maximum": 999, "x-lookup": "ticketBillingRule" }, "aufwandGeschaetzt": { "type": ["integer", "null"], "minimum": 0, "maximum": 99999, "format": "duration-minutes" }, "aufwandBeauftragt": { "type": ["integer", "null"], "minimum": 0, "maximum": 99999, "format": "duration-minutes" }, "freiS01": { "type": ["string", "null"], "maxLength": 50 }, "freiS02": { "type": ["string", "null"], "maxLength": 50 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Ticket", "$id": "patch" };
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
    if (data.betreff !== void 0) {
      let data0 = data.betreff;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          const err2 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/betreff", schemaPath: "#/properties/betreff/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 > 99 || isNaN(data1)) {
          const err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.art !== void 0) {
      let data2 = data.art;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err8 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 > 999 || isNaN(data2)) {
          const err9 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/art", schemaPath: "#/properties/art/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.prioritaet !== void 0) {
      let data3 = data.prioritaet;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)))) {
        const err11 = { instancePath: instancePath + "/prioritaet", schemaPath: "#/properties/prioritaet/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 9 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/prioritaet", schemaPath: "#/properties/prioritaet/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9 }, message: "must be <= 9" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/prioritaet", schemaPath: "#/properties/prioritaet/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.rolle !== void 0) {
      let data4 = data.rolle;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err14 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 999 || isNaN(data4)) {
          const err15 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err16 = { instancePath: instancePath + "/rolle", schemaPath: "#/properties/rolle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data5 = data.adresseId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err17 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema32.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 < 1 || isNaN(data5)) {
          const err18 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartnerId !== void 0) {
      let data6 = data.ansprechpartnerId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err19 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/type", keyword: "type", params: { type: schema32.properties.ansprechpartnerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err20 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.assetId !== void 0) {
      let data7 = data.assetId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err21 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/type", keyword: "type", params: { type: schema32.properties.assetId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 < 1 || isNaN(data7)) {
          const err22 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.dealId !== void 0) {
      let data8 = data.dealId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err23 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/type", keyword: "type", params: { type: schema32.properties.dealId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
          const err24 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.hauptTicketId !== void 0) {
      let data9 = data.hauptTicketId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err25 = { instancePath: instancePath + "/hauptTicketId", schemaPath: "#/properties/hauptTicketId/type", keyword: "type", params: { type: schema32.properties.hauptTicketId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err26 = { instancePath: instancePath + "/hauptTicketId", schemaPath: "#/properties/hauptTicketId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data10 = data.beschreibung;
      if (typeof data10 !== "string" && data10 !== null) {
        const err27 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema32.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 2e4) {
          const err28 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.verantwortlichBenutzerId !== void 0) {
      let data11 = data.verantwortlichBenutzerId;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11))) && data11 !== null) {
        const err29 = { instancePath: instancePath + "/verantwortlichBenutzerId", schemaPath: "#/properties/verantwortlichBenutzerId/type", keyword: "type", params: { type: schema32.properties.verantwortlichBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data11 == "number") {
        if (data11 < 1 || isNaN(data11)) {
          const err30 = { instancePath: instancePath + "/verantwortlichBenutzerId", schemaPath: "#/properties/verantwortlichBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.angefordertVonBenutzerId !== void 0) {
      let data12 = data.angefordertVonBenutzerId;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err31 = { instancePath: instancePath + "/angefordertVonBenutzerId", schemaPath: "#/properties/angefordertVonBenutzerId/type", keyword: "type", params: { type: schema32.properties.angefordertVonBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 < 1 || isNaN(data12)) {
          const err32 = { instancePath: instancePath + "/angefordertVonBenutzerId", schemaPath: "#/properties/angefordertVonBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.zugeordnetBenutzerId !== void 0) {
      let data13 = data.zugeordnetBenutzerId;
      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13))) && data13 !== null) {
        const err33 = { instancePath: instancePath + "/zugeordnetBenutzerId", schemaPath: "#/properties/zugeordnetBenutzerId/type", keyword: "type", params: { type: schema32.properties.zugeordnetBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data13 == "number") {
        if (data13 < 1 || isNaN(data13)) {
          const err34 = { instancePath: instancePath + "/zugeordnetBenutzerId", schemaPath: "#/properties/zugeordnetBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.rueckfrageAnBenutzerId !== void 0) {
      let data14 = data.rueckfrageAnBenutzerId;
      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14))) && data14 !== null) {
        const err35 = { instancePath: instancePath + "/rueckfrageAnBenutzerId", schemaPath: "#/properties/rueckfrageAnBenutzerId/type", keyword: "type", params: { type: schema32.properties.rueckfrageAnBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data14 == "number") {
        if (data14 < 1 || isNaN(data14)) {
          const err36 = { instancePath: instancePath + "/rueckfrageAnBenutzerId", schemaPath: "#/properties/rueckfrageAnBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.nachErledigungZurueckAnBenutzerId !== void 0) {
      let data15 = data.nachErledigungZurueckAnBenutzerId;
      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15))) && data15 !== null) {
        const err37 = { instancePath: instancePath + "/nachErledigungZurueckAnBenutzerId", schemaPath: "#/properties/nachErledigungZurueckAnBenutzerId/type", keyword: "type", params: { type: schema32.properties.nachErledigungZurueckAnBenutzerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data15 == "number") {
        if (data15 < 1 || isNaN(data15)) {
          const err38 = { instancePath: instancePath + "/nachErledigungZurueckAnBenutzerId", schemaPath: "#/properties/nachErledigungZurueckAnBenutzerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.erledigungAb !== void 0) {
      let data16 = data.erledigungAb;
      if (typeof data16 !== "string" && data16 !== null) {
        const err39 = { instancePath: instancePath + "/erledigungAb", schemaPath: "#/properties/erledigungAb/type", keyword: "type", params: { type: schema32.properties.erledigungAb.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (!formats0(data16)) {
          const err40 = { instancePath: instancePath + "/erledigungAb", schemaPath: "#/properties/erledigungAb/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.erledigungBis !== void 0) {
      let data17 = data.erledigungBis;
      if (typeof data17 !== "string" && data17 !== null) {
        const err41 = { instancePath: instancePath + "/erledigungBis", schemaPath: "#/properties/erledigungBis/type", keyword: "type", params: { type: schema32.properties.erledigungBis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data17 === "string") {
        if (!formats0(data17)) {
          const err42 = { instancePath: instancePath + "/erledigungBis", schemaPath: "#/properties/erledigungBis/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsart !== void 0) {
      let data18 = data.abrechnungsart;
      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)))) {
        const err43 = { instancePath: instancePath + "/abrechnungsart", schemaPath: "#/properties/abrechnungsart/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
      if (typeof data18 == "number") {
        if (data18 > 999 || isNaN(data18)) {
          const err44 = { instancePath: instancePath + "/abrechnungsart", schemaPath: "#/properties/abrechnungsart/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          const err45 = { instancePath: instancePath + "/abrechnungsart", schemaPath: "#/properties/abrechnungsart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsartAktivitaeten !== void 0) {
      let data19 = data.abrechnungsartAktivitaeten;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)))) {
        const err46 = { instancePath: instancePath + "/abrechnungsartAktivitaeten", schemaPath: "#/properties/abrechnungsartAktivitaeten/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data19 == "number") {
        if (data19 > 999 || isNaN(data19)) {
          const err47 = { instancePath: instancePath + "/abrechnungsartAktivitaeten", schemaPath: "#/properties/abrechnungsartAktivitaeten/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data19 < 0 || isNaN(data19)) {
          const err48 = { instancePath: instancePath + "/abrechnungsartAktivitaeten", schemaPath: "#/properties/abrechnungsartAktivitaeten/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
    if (data.aufwandGeschaetzt !== void 0) {
      let data20 = data.aufwandGeschaetzt;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20))) && data20 !== null) {
        const err49 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/type", keyword: "type", params: { type: schema32.properties.aufwandGeschaetzt.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      if (typeof data20 == "number") {
        if (data20 > 99999 || isNaN(data20)) {
          const err50 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data20 < 0 || isNaN(data20)) {
          const err51 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!formats4.validate(data20)) {
          const err52 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
    }
    if (data.aufwandBeauftragt !== void 0) {
      let data21 = data.aufwandBeauftragt;
      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21))) && data21 !== null) {
        const err53 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/type", keyword: "type", params: { type: schema32.properties.aufwandBeauftragt.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      if (typeof data21 == "number") {
        if (data21 > 99999 || isNaN(data21)) {
          const err54 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          const err55 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (!formats4.validate(data21)) {
          const err56 = { instancePath: instancePath + "/aufwandBeauftragt", schemaPath: "#/properties/aufwandBeauftragt/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
    if (data.freiS01 !== void 0) {
      let data22 = data.freiS01;
      if (typeof data22 !== "string" && data22 !== null) {
        const err57 = { instancePath: instancePath + "/freiS01", schemaPath: "#/properties/freiS01/type", keyword: "type", params: { type: schema32.properties.freiS01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func2(data22) > 50) {
          const err58 = { instancePath: instancePath + "/freiS01", schemaPath: "#/properties/freiS01/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      }
    }
    if (data.freiS02 !== void 0) {
      let data23 = data.freiS02;
      if (typeof data23 !== "string" && data23 !== null) {
        const err59 = { instancePath: instancePath + "/freiS02", schemaPath: "#/properties/freiS02/type", keyword: "type", params: { type: schema32.properties.freiS02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (func2(data23) > 50) {
          const err60 = { instancePath: instancePath + "/freiS02", schemaPath: "#/properties/freiS02/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data24 = data.ProtokollBemerkung;
      if (typeof data24 !== "string" && data24 !== null) {
        const err61 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (func2(data24) > 500) {
          const err62 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
      }
    }
  } else {
    const err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err63];
    } else {
      vErrors.push(err63);
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
