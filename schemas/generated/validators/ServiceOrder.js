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
var schema31 = { "type": "object", "x-table": "SVA", "x-lock": "advisory", "required": ["titel", "adresseId", "auftragsartId"], "properties": { "titel": { "type": "string", "minLength": 1, "maxLength": 100 }, "auftragsbeschreibung": { "type": ["string", "null"], "maxLength": 8e3 }, "auftragsartId": { "type": "integer", "minimum": 1, "x-ref": "ServiceOrderType" }, "abrechnungsartId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ServiceBillingType" }, "adresseId": { "type": "integer", "minimum": 1, "x-ref": "Address", "description": "Who ordered it" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "standortId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address", "description": "Where it is done, unless at the customer's" }, "stoermelderTelefon": { "type": ["string", "null"], "maxLength": 30, "format": "phone" }, "assetId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Asset" }, "ticketId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Ticket" }, "extReferenz": { "type": ["string", "null"], "maxLength": 50 }, "faelligBis": { "type": ["string", "null"], "format": "date", "x-copy": false, "x-dated": "planned" }, "aufwandGeschaetzt": { "type": ["integer", "null"], "minimum": 0, "maximum": 99999, "format": "duration-minutes" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "ServiceOrder", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = /^(?=(?:\D*\d){3})(?!(?:[^\d/]*\d){6}[^/]*\/\s*[(+]?[0+])[\d+()/\-. ]+(?: ext\. \d{1,6})?$/;
var formats2 = formats.date;
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
    if (data.titel === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "titel" }, message: "must have required property 'titel'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.adresseId === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adresseId" }, message: "must have required property 'adresseId'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.auftragsartId === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "auftragsartId" }, message: "must have required property 'auftragsartId'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.titel !== void 0) {
      let data0 = data.titel;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          const err4 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err5 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/titel", schemaPath: "#/properties/titel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.auftragsbeschreibung !== void 0) {
      let data1 = data.auftragsbeschreibung;
      if (typeof data1 !== "string" && data1 !== null) {
        const err7 = { instancePath: instancePath + "/auftragsbeschreibung", schemaPath: "#/properties/auftragsbeschreibung/type", keyword: "type", params: { type: schema31.properties.auftragsbeschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func2(data1) > 8e3) {
          const err8 = { instancePath: instancePath + "/auftragsbeschreibung", schemaPath: "#/properties/auftragsbeschreibung/maxLength", keyword: "maxLength", params: { limit: 8e3 }, message: "must NOT have more than 8000 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.auftragsartId !== void 0) {
      let data2 = data.auftragsartId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err9 = { instancePath: instancePath + "/auftragsartId", schemaPath: "#/properties/auftragsartId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/auftragsartId", schemaPath: "#/properties/auftragsartId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsartId !== void 0) {
      let data3 = data.abrechnungsartId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err11 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/type", keyword: "type", params: { type: schema31.properties.abrechnungsartId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 < 1 || isNaN(data3)) {
          const err12 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data4 = data.adresseId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err13 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 < 1 || isNaN(data4)) {
          const err14 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartnerId !== void 0) {
      let data5 = data.ansprechpartnerId;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5))) && data5 !== null) {
        const err15 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/type", keyword: "type", params: { type: schema31.properties.ansprechpartnerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data5 == "number") {
        if (data5 < 1 || isNaN(data5)) {
          const err16 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.standortId !== void 0) {
      let data6 = data.standortId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err17 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/type", keyword: "type", params: { type: schema31.properties.standortId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.stoermelderTelefon !== void 0) {
      let data7 = data.stoermelderTelefon;
      if (typeof data7 !== "string" && data7 !== null) {
        const err19 = { instancePath: instancePath + "/stoermelderTelefon", schemaPath: "#/properties/stoermelderTelefon/type", keyword: "type", params: { type: schema31.properties.stoermelderTelefon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 30) {
          const err20 = { instancePath: instancePath + "/stoermelderTelefon", schemaPath: "#/properties/stoermelderTelefon/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (!formats0.test(data7)) {
          const err21 = { instancePath: instancePath + "/stoermelderTelefon", schemaPath: "#/properties/stoermelderTelefon/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
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
      let data8 = data.assetId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err22 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/type", keyword: "type", params: { type: schema31.properties.assetId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
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
    if (data.ticketId !== void 0) {
      let data9 = data.ticketId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err24 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/type", keyword: "type", params: { type: schema31.properties.ticketId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err25 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.extReferenz !== void 0) {
      let data10 = data.extReferenz;
      if (typeof data10 !== "string" && data10 !== null) {
        const err26 = { instancePath: instancePath + "/extReferenz", schemaPath: "#/properties/extReferenz/type", keyword: "type", params: { type: schema31.properties.extReferenz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 50) {
          const err27 = { instancePath: instancePath + "/extReferenz", schemaPath: "#/properties/extReferenz/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.faelligBis !== void 0) {
      let data11 = data.faelligBis;
      if (typeof data11 !== "string" && data11 !== null) {
        const err28 = { instancePath: instancePath + "/faelligBis", schemaPath: "#/properties/faelligBis/type", keyword: "type", params: { type: schema31.properties.faelligBis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (!formats2(data11)) {
          const err29 = { instancePath: instancePath + "/faelligBis", schemaPath: "#/properties/faelligBis/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.aufwandGeschaetzt !== void 0) {
      let data12 = data.aufwandGeschaetzt;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err30 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/type", keyword: "type", params: { type: schema31.properties.aufwandGeschaetzt.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 > 99999 || isNaN(data12)) {
          const err31 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err32 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (!formats4.validate(data12)) {
          const err33 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data13 = data.ProtokollBemerkung;
      if (typeof data13 !== "string" && data13 !== null) {
        const err34 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) > 500) {
          const err35 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
  } else {
    const err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err36];
    } else {
      vErrors.push(err36);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "SVA", "x-lock": "advisory", "properties": { "titel": { "type": "string", "minLength": 1, "maxLength": 100 }, "auftragsbeschreibung": { "type": ["string", "null"], "maxLength": 8e3 }, "auftragsartId": { "type": "integer", "minimum": 1, "x-ref": "ServiceOrderType" }, "abrechnungsartId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ServiceBillingType" }, "adresseId": { "type": "integer", "minimum": 1, "x-ref": "Address", "description": "Who ordered it" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "standortId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Address", "description": "Where it is done, unless at the customer's" }, "stoermelderTelefon": { "type": ["string", "null"], "maxLength": 30, "format": "phone" }, "assetId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Asset" }, "ticketId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Ticket" }, "extReferenz": { "type": ["string", "null"], "maxLength": 50 }, "faelligBis": { "type": ["string", "null"], "format": "date", "x-copy": false, "x-dated": "planned" }, "aufwandGeschaetzt": { "type": ["integer", "null"], "minimum": 0, "maximum": 99999, "format": "duration-minutes" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "ServiceOrder", "$id": "patch" };
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
    if (data.auftragsbeschreibung !== void 0) {
      let data1 = data.auftragsbeschreibung;
      if (typeof data1 !== "string" && data1 !== null) {
        const err5 = { instancePath: instancePath + "/auftragsbeschreibung", schemaPath: "#/properties/auftragsbeschreibung/type", keyword: "type", params: { type: schema32.properties.auftragsbeschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func2(data1) > 8e3) {
          const err6 = { instancePath: instancePath + "/auftragsbeschreibung", schemaPath: "#/properties/auftragsbeschreibung/maxLength", keyword: "maxLength", params: { limit: 8e3 }, message: "must NOT have more than 8000 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.auftragsartId !== void 0) {
      let data2 = data.auftragsartId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err7 = { instancePath: instancePath + "/auftragsartId", schemaPath: "#/properties/auftragsartId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/auftragsartId", schemaPath: "#/properties/auftragsartId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.abrechnungsartId !== void 0) {
      let data3 = data.abrechnungsartId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err9 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/type", keyword: "type", params: { type: schema32.properties.abrechnungsartId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 < 1 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/abrechnungsartId", schemaPath: "#/properties/abrechnungsartId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
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
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)))) {
        const err11 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
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
    if (data.standortId !== void 0) {
      let data6 = data.standortId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err15 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/type", keyword: "type", params: { type: schema32.properties.standortId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err16 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.stoermelderTelefon !== void 0) {
      let data7 = data.stoermelderTelefon;
      if (typeof data7 !== "string" && data7 !== null) {
        const err17 = { instancePath: instancePath + "/stoermelderTelefon", schemaPath: "#/properties/stoermelderTelefon/type", keyword: "type", params: { type: schema32.properties.stoermelderTelefon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 30) {
          const err18 = { instancePath: instancePath + "/stoermelderTelefon", schemaPath: "#/properties/stoermelderTelefon/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats0.test(data7)) {
          const err19 = { instancePath: instancePath + "/stoermelderTelefon", schemaPath: "#/properties/stoermelderTelefon/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.assetId !== void 0) {
      let data8 = data.assetId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err20 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/type", keyword: "type", params: { type: schema32.properties.assetId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
          const err21 = { instancePath: instancePath + "/assetId", schemaPath: "#/properties/assetId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.ticketId !== void 0) {
      let data9 = data.ticketId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err22 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/type", keyword: "type", params: { type: schema32.properties.ticketId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err23 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.extReferenz !== void 0) {
      let data10 = data.extReferenz;
      if (typeof data10 !== "string" && data10 !== null) {
        const err24 = { instancePath: instancePath + "/extReferenz", schemaPath: "#/properties/extReferenz/type", keyword: "type", params: { type: schema32.properties.extReferenz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 50) {
          const err25 = { instancePath: instancePath + "/extReferenz", schemaPath: "#/properties/extReferenz/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.faelligBis !== void 0) {
      let data11 = data.faelligBis;
      if (typeof data11 !== "string" && data11 !== null) {
        const err26 = { instancePath: instancePath + "/faelligBis", schemaPath: "#/properties/faelligBis/type", keyword: "type", params: { type: schema32.properties.faelligBis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (!formats2(data11)) {
          const err27 = { instancePath: instancePath + "/faelligBis", schemaPath: "#/properties/faelligBis/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.aufwandGeschaetzt !== void 0) {
      let data12 = data.aufwandGeschaetzt;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err28 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/type", keyword: "type", params: { type: schema32.properties.aufwandGeschaetzt.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 > 99999 || isNaN(data12)) {
          const err29 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999 }, message: "must be <= 99999" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        if (data12 < 0 || isNaN(data12)) {
          const err30 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (!formats4.validate(data12)) {
          const err31 = { instancePath: instancePath + "/aufwandGeschaetzt", schemaPath: "#/properties/aufwandGeschaetzt/format", keyword: "format", params: { format: "duration-minutes" }, message: 'must match format "duration-minutes"' };
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
      let data13 = data.ProtokollBemerkung;
      if (typeof data13 !== "string" && data13 !== null) {
        const err32 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) > 500) {
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
