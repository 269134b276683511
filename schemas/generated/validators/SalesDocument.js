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
var schema31 = { "type": "object", "x-table": "BEK", "x-lock": "blocking", "required": ["belegart", "adresseId"], "properties": { "belegart": { "type": "string", "pattern": "^0[1-5][0-9]{2}$", "examples": ["0100"], "description": "The first two digits are belegtyp", "x-code": true, "x-create-only": true, "x-lookup": "documentType" }, "belegdatum": { "type": "string", "format": "date", "x-dated": "booked" }, "adresseId": { "type": "integer", "minimum": 1, "x-ref": "Address" }, "dealId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Deal" }, "ticketId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Ticket" }, "name1": { "type": ["string", "null"], "maxLength": 50, "x-part": "family-name" }, "name2": { "type": ["string", "null"], "maxLength": 50 }, "name3": { "type": ["string", "null"], "maxLength": 50 }, "strasse": { "type": ["string", "null"], "maxLength": 50, "x-part": "street" }, "plz": { "type": ["string", "null"], "maxLength": 10, "x-part": "postal-code" }, "ort": { "type": ["string", "null"], "maxLength": 50, "x-part": "city" }, "lkz": { "type": ["string", "null"], "format": "country" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "ustId": { "type": ["string", "null"], "format": "vat-id" }, "sprache": { "type": "string", "enum": ["de", "en", "fr"], "description": "The address's own unless given" }, "besteuerung": { "type": "string", "enum": ["INLAND", "INNERGEMEINSCHAFTLICH", "REVERSE_CHARGE", "FERNVERKAUF", "AUSFUHR"], "description": "How it is taxed (at home, \xA76a, \xA713b, \xA73c UStG, export); follows from country and VAT id unless given" }, "waehrung": { "type": "string", "format": "currency-code", "default": "EUR" }, "rabatt1": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "rabatt2": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "frachtkosten": { "type": ["number", "null"], "format": "money", "minimum": -999999.99, "maximum": 999999.99 }, "lieferbedingung": { "type": ["integer", "null"], "minimum": 1, "x-ref": "DeliveryTerm" }, "zahlungsart": { "type": ["integer", "null"], "minimum": 1, "x-ref": "PaymentMethod" }, "freigabe": { "type": "boolean", "default": false, "x-copy": false, "description": "Somebody has approved it as it is; a change of what stands on it takes that away" }, "auftragsDatum": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "liefertermin": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "fixtermin": { "type": "boolean", "default": false }, "leistungVon": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "leistungBis": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "bestellnummerKunde": { "type": ["string", "null"], "maxLength": 35 }, "kopftext": { "type": ["string", "null"], "maxLength": 4e3 }, "fusstext": { "type": ["string", "null"], "maxLength": 4e3 }, "lagerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Storage" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "SalesDocument", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var pattern4 = new RegExp("^0[1-5][0-9]{2}$", "u");
var formats0 = formats.date;
var formats2 = formats.country;
var formats4 = formats["vat-id"];
var formats6 = formats["currency-code"];
var formats8 = formats.percent;
var formats12 = formats.money;
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
    if (data.belegart === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "belegart" }, message: "must have required property 'belegart'" };
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
    if (data.belegart !== void 0) {
      let data0 = data.belegart;
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err3 = { instancePath: instancePath + "/belegart", schemaPath: "#/properties/belegart/pattern", keyword: "pattern", params: { pattern: "^0[1-5][0-9]{2}$" }, message: 'must match pattern "^0[1-5][0-9]{2}$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/belegart", schemaPath: "#/properties/belegart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.belegdatum !== void 0) {
      let data1 = data.belegdatum;
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err5 = { instancePath: instancePath + "/belegdatum", schemaPath: "#/properties/belegdatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/belegdatum", schemaPath: "#/properties/belegdatum/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.adresseId !== void 0) {
      let data2 = data.adresseId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err7 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.dealId !== void 0) {
      let data3 = data.dealId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err9 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/type", keyword: "type", params: { type: schema31.properties.dealId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 < 1 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.ticketId !== void 0) {
      let data4 = data.ticketId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4))) && data4 !== null) {
        const err11 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/type", keyword: "type", params: { type: schema31.properties.ticketId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 < 1 || isNaN(data4)) {
          const err12 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.name1 !== void 0) {
      let data5 = data.name1;
      if (typeof data5 !== "string" && data5 !== null) {
        const err13 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/type", keyword: "type", params: { type: schema31.properties.name1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 50) {
          const err14 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.name2 !== void 0) {
      let data6 = data.name2;
      if (typeof data6 !== "string" && data6 !== null) {
        const err15 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/type", keyword: "type", params: { type: schema31.properties.name2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 50) {
          const err16 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.name3 !== void 0) {
      let data7 = data.name3;
      if (typeof data7 !== "string" && data7 !== null) {
        const err17 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/type", keyword: "type", params: { type: schema31.properties.name3.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 50) {
          const err18 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.strasse !== void 0) {
      let data8 = data.strasse;
      if (typeof data8 !== "string" && data8 !== null) {
        const err19 = { instancePath: instancePath + "/strasse", schemaPath: "#/properties/strasse/type", keyword: "type", params: { type: schema31.properties.strasse.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func2(data8) > 50) {
          const err20 = { instancePath: instancePath + "/strasse", schemaPath: "#/properties/strasse/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.plz !== void 0) {
      let data9 = data.plz;
      if (typeof data9 !== "string" && data9 !== null) {
        const err21 = { instancePath: instancePath + "/plz", schemaPath: "#/properties/plz/type", keyword: "type", params: { type: schema31.properties.plz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func2(data9) > 10) {
          const err22 = { instancePath: instancePath + "/plz", schemaPath: "#/properties/plz/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
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
      let data10 = data.ort;
      if (typeof data10 !== "string" && data10 !== null) {
        const err23 = { instancePath: instancePath + "/ort", schemaPath: "#/properties/ort/type", keyword: "type", params: { type: schema31.properties.ort.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 50) {
          const err24 = { instancePath: instancePath + "/ort", schemaPath: "#/properties/ort/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.lkz !== void 0) {
      let data11 = data.lkz;
      if (typeof data11 !== "string" && data11 !== null) {
        const err25 = { instancePath: instancePath + "/lkz", schemaPath: "#/properties/lkz/type", keyword: "type", params: { type: schema31.properties.lkz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (!formats2(data11)) {
          const err26 = { instancePath: instancePath + "/lkz", schemaPath: "#/properties/lkz/format", keyword: "format", params: { format: "country" }, message: 'must match format "country"' };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartnerId !== void 0) {
      let data12 = data.ansprechpartnerId;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12))) && data12 !== null) {
        const err27 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/type", keyword: "type", params: { type: schema31.properties.ansprechpartnerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 < 1 || isNaN(data12)) {
          const err28 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.ustId !== void 0) {
      let data13 = data.ustId;
      if (typeof data13 !== "string" && data13 !== null) {
        const err29 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/type", keyword: "type", params: { type: schema31.properties.ustId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (!formats4(data13)) {
          const err30 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/format", keyword: "format", params: { format: "vat-id" }, message: 'must match format "vat-id"' };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.sprache !== void 0) {
      let data14 = data.sprache;
      if (typeof data14 !== "string") {
        const err31 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (!(data14 === "de" || data14 === "en" || data14 === "fr")) {
        const err32 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/enum", keyword: "enum", params: { allowedValues: schema31.properties.sprache.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.besteuerung !== void 0) {
      let data15 = data.besteuerung;
      if (typeof data15 !== "string") {
        const err33 = { instancePath: instancePath + "/besteuerung", schemaPath: "#/properties/besteuerung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (!(data15 === "INLAND" || data15 === "INNERGEMEINSCHAFTLICH" || data15 === "REVERSE_CHARGE" || data15 === "FERNVERKAUF" || data15 === "AUSFUHR")) {
        const err34 = { instancePath: instancePath + "/besteuerung", schemaPath: "#/properties/besteuerung/enum", keyword: "enum", params: { allowedValues: schema31.properties.besteuerung.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.waehrung !== void 0) {
      let data16 = data.waehrung;
      if (typeof data16 === "string") {
        if (!formats6(data16)) {
          const err35 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/format", keyword: "format", params: { format: "currency-code" }, message: 'must match format "currency-code"' };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.rabatt1 !== void 0) {
      let data17 = data.rabatt1;
      if (!(typeof data17 == "number") && data17 !== null) {
        const err37 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/type", keyword: "type", params: { type: schema31.properties.rabatt1.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data17 == "number") {
        if (data17 > 100 || isNaN(data17)) {
          const err38 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          const err39 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (!formats8.validate(data17)) {
          const err40 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.rabatt2 !== void 0) {
      let data18 = data.rabatt2;
      if (!(typeof data18 == "number") && data18 !== null) {
        const err41 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/type", keyword: "type", params: { type: schema31.properties.rabatt2.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data18 == "number") {
        if (data18 > 100 || isNaN(data18)) {
          const err42 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (data18 < 0 || isNaN(data18)) {
          const err43 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (!formats8.validate(data18)) {
          const err44 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
    if (data.frachtkosten !== void 0) {
      let data19 = data.frachtkosten;
      if (!(typeof data19 == "number") && data19 !== null) {
        const err45 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/type", keyword: "type", params: { type: schema31.properties.frachtkosten.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
      if (typeof data19 == "number") {
        if (data19 > 999999.99 || isNaN(data19)) {
          const err46 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999.99 }, message: "must be <= 999999.99" };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (data19 < -999999.99 || isNaN(data19)) {
          const err47 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999.99 }, message: "must be >= -999999.99" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (!formats12.validate(data19)) {
          const err48 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
    if (data.lieferbedingung !== void 0) {
      let data20 = data.lieferbedingung;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20))) && data20 !== null) {
        const err49 = { instancePath: instancePath + "/lieferbedingung", schemaPath: "#/properties/lieferbedingung/type", keyword: "type", params: { type: schema31.properties.lieferbedingung.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
      if (typeof data20 == "number") {
        if (data20 < 1 || isNaN(data20)) {
          const err50 = { instancePath: instancePath + "/lieferbedingung", schemaPath: "#/properties/lieferbedingung/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
      }
    }
    if (data.zahlungsart !== void 0) {
      let data21 = data.zahlungsart;
      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21))) && data21 !== null) {
        const err51 = { instancePath: instancePath + "/zahlungsart", schemaPath: "#/properties/zahlungsart/type", keyword: "type", params: { type: schema31.properties.zahlungsart.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
      if (typeof data21 == "number") {
        if (data21 < 1 || isNaN(data21)) {
          const err52 = { instancePath: instancePath + "/zahlungsart", schemaPath: "#/properties/zahlungsart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
    }
    if (data.freigabe !== void 0) {
      if (typeof data.freigabe !== "boolean") {
        const err53 = { instancePath: instancePath + "/freigabe", schemaPath: "#/properties/freigabe/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
    }
    if (data.auftragsDatum !== void 0) {
      let data23 = data.auftragsDatum;
      if (typeof data23 !== "string" && data23 !== null) {
        const err54 = { instancePath: instancePath + "/auftragsDatum", schemaPath: "#/properties/auftragsDatum/type", keyword: "type", params: { type: schema31.properties.auftragsDatum.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (!formats0(data23)) {
          const err55 = { instancePath: instancePath + "/auftragsDatum", schemaPath: "#/properties/auftragsDatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
      }
    }
    if (data.liefertermin !== void 0) {
      let data24 = data.liefertermin;
      if (typeof data24 !== "string" && data24 !== null) {
        const err56 = { instancePath: instancePath + "/liefertermin", schemaPath: "#/properties/liefertermin/type", keyword: "type", params: { type: schema31.properties.liefertermin.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
      if (typeof data24 === "string") {
        if (!formats0(data24)) {
          const err57 = { instancePath: instancePath + "/liefertermin", schemaPath: "#/properties/liefertermin/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      }
    }
    if (data.fixtermin !== void 0) {
      if (typeof data.fixtermin !== "boolean") {
        const err58 = { instancePath: instancePath + "/fixtermin", schemaPath: "#/properties/fixtermin/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
    }
    if (data.leistungVon !== void 0) {
      let data26 = data.leistungVon;
      if (typeof data26 !== "string" && data26 !== null) {
        const err59 = { instancePath: instancePath + "/leistungVon", schemaPath: "#/properties/leistungVon/type", keyword: "type", params: { type: schema31.properties.leistungVon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (typeof data26 === "string") {
        if (!formats0(data26)) {
          const err60 = { instancePath: instancePath + "/leistungVon", schemaPath: "#/properties/leistungVon/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      }
    }
    if (data.leistungBis !== void 0) {
      let data27 = data.leistungBis;
      if (typeof data27 !== "string" && data27 !== null) {
        const err61 = { instancePath: instancePath + "/leistungBis", schemaPath: "#/properties/leistungBis/type", keyword: "type", params: { type: schema31.properties.leistungBis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (typeof data27 === "string") {
        if (!formats0(data27)) {
          const err62 = { instancePath: instancePath + "/leistungBis", schemaPath: "#/properties/leistungBis/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
      }
    }
    if (data.bestellnummerKunde !== void 0) {
      let data28 = data.bestellnummerKunde;
      if (typeof data28 !== "string" && data28 !== null) {
        const err63 = { instancePath: instancePath + "/bestellnummerKunde", schemaPath: "#/properties/bestellnummerKunde/type", keyword: "type", params: { type: schema31.properties.bestellnummerKunde.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (typeof data28 === "string") {
        if (func2(data28) > 35) {
          const err64 = { instancePath: instancePath + "/bestellnummerKunde", schemaPath: "#/properties/bestellnummerKunde/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
    }
    if (data.kopftext !== void 0) {
      let data29 = data.kopftext;
      if (typeof data29 !== "string" && data29 !== null) {
        const err65 = { instancePath: instancePath + "/kopftext", schemaPath: "#/properties/kopftext/type", keyword: "type", params: { type: schema31.properties.kopftext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      if (typeof data29 === "string") {
        if (func2(data29) > 4e3) {
          const err66 = { instancePath: instancePath + "/kopftext", schemaPath: "#/properties/kopftext/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
      }
    }
    if (data.fusstext !== void 0) {
      let data30 = data.fusstext;
      if (typeof data30 !== "string" && data30 !== null) {
        const err67 = { instancePath: instancePath + "/fusstext", schemaPath: "#/properties/fusstext/type", keyword: "type", params: { type: schema31.properties.fusstext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      if (typeof data30 === "string") {
        if (func2(data30) > 4e3) {
          const err68 = { instancePath: instancePath + "/fusstext", schemaPath: "#/properties/fusstext/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      }
    }
    if (data.lagerId !== void 0) {
      let data31 = data.lagerId;
      if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31))) && data31 !== null) {
        const err69 = { instancePath: instancePath + "/lagerId", schemaPath: "#/properties/lagerId/type", keyword: "type", params: { type: schema31.properties.lagerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
      if (typeof data31 == "number") {
        if (data31 < 1 || isNaN(data31)) {
          const err70 = { instancePath: instancePath + "/lagerId", schemaPath: "#/properties/lagerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data32 = data.ProtokollBemerkung;
      if (typeof data32 !== "string" && data32 !== null) {
        const err71 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err71];
        } else {
          vErrors.push(err71);
        }
        errors++;
      }
      if (typeof data32 === "string") {
        if (func2(data32) > 500) {
          const err72 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
      }
    }
  } else {
    const err73 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err73];
    } else {
      vErrors.push(err73);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "BEK", "x-lock": "blocking", "properties": { "belegdatum": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "adresseId": { "type": "integer", "minimum": 1, "x-ref": "Address" }, "dealId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Deal" }, "ticketId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Ticket" }, "name1": { "type": ["string", "null"], "maxLength": 50, "x-part": "family-name" }, "name2": { "type": ["string", "null"], "maxLength": 50 }, "name3": { "type": ["string", "null"], "maxLength": 50 }, "strasse": { "type": ["string", "null"], "maxLength": 50, "x-part": "street" }, "plz": { "type": ["string", "null"], "maxLength": 10, "x-part": "postal-code" }, "ort": { "type": ["string", "null"], "maxLength": 50, "x-part": "city" }, "lkz": { "type": ["string", "null"], "format": "country" }, "ansprechpartnerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ContactPerson" }, "ustId": { "type": ["string", "null"], "format": "vat-id" }, "sprache": { "type": ["string", "null"], "enum": ["de", "en", "fr", null], "description": "The address's own unless given" }, "besteuerung": { "type": ["string", "null"], "enum": ["INLAND", "INNERGEMEINSCHAFTLICH", "REVERSE_CHARGE", "FERNVERKAUF", "AUSFUHR", null], "description": "How it is taxed (at home, \xA76a, \xA713b, \xA73c UStG, export); follows from country and VAT id unless given" }, "waehrung": { "type": "string", "format": "currency-code" }, "rabatt1": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "rabatt2": { "type": ["number", "null"], "format": "percent", "minimum": 0, "maximum": 100 }, "frachtkosten": { "type": ["number", "null"], "format": "money", "minimum": -999999.99, "maximum": 999999.99 }, "lieferbedingung": { "type": ["integer", "null"], "minimum": 1, "x-ref": "DeliveryTerm" }, "zahlungsart": { "type": ["integer", "null"], "minimum": 1, "x-ref": "PaymentMethod" }, "freigabe": { "type": "boolean", "x-copy": false, "description": "Somebody has approved it as it is; a change of what stands on it takes that away" }, "auftragsDatum": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "liefertermin": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "fixtermin": { "type": "boolean" }, "leistungVon": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "leistungBis": { "type": ["string", "null"], "format": "date", "x-dated": "booked" }, "bestellnummerKunde": { "type": ["string", "null"], "maxLength": 35 }, "kopftext": { "type": ["string", "null"], "maxLength": 4e3 }, "fusstext": { "type": ["string", "null"], "maxLength": 4e3 }, "lagerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Storage" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "SalesDocument", "$id": "patch" };
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
    if (data.belegdatum !== void 0) {
      let data0 = data.belegdatum;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/belegdatum", schemaPath: "#/properties/belegdatum/type", keyword: "type", params: { type: schema32.properties.belegdatum.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (!formats0(data0)) {
          const err3 = { instancePath: instancePath + "/belegdatum", schemaPath: "#/properties/belegdatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.adresseId !== void 0) {
      let data1 = data.adresseId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
        const err4 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.dealId !== void 0) {
      let data2 = data.dealId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err6 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/type", keyword: "type", params: { type: schema32.properties.dealId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/dealId", schemaPath: "#/properties/dealId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.ticketId !== void 0) {
      let data3 = data.ticketId;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err8 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/type", keyword: "type", params: { type: schema32.properties.ticketId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 < 1 || isNaN(data3)) {
          const err9 = { instancePath: instancePath + "/ticketId", schemaPath: "#/properties/ticketId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.name1 !== void 0) {
      let data4 = data.name1;
      if (typeof data4 !== "string" && data4 !== null) {
        const err10 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/type", keyword: "type", params: { type: schema32.properties.name1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 50) {
          const err11 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.name2 !== void 0) {
      let data5 = data.name2;
      if (typeof data5 !== "string" && data5 !== null) {
        const err12 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/type", keyword: "type", params: { type: schema32.properties.name2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 50) {
          const err13 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.name3 !== void 0) {
      let data6 = data.name3;
      if (typeof data6 !== "string" && data6 !== null) {
        const err14 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/type", keyword: "type", params: { type: schema32.properties.name3.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 50) {
          const err15 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.strasse !== void 0) {
      let data7 = data.strasse;
      if (typeof data7 !== "string" && data7 !== null) {
        const err16 = { instancePath: instancePath + "/strasse", schemaPath: "#/properties/strasse/type", keyword: "type", params: { type: schema32.properties.strasse.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 50) {
          const err17 = { instancePath: instancePath + "/strasse", schemaPath: "#/properties/strasse/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.plz !== void 0) {
      let data8 = data.plz;
      if (typeof data8 !== "string" && data8 !== null) {
        const err18 = { instancePath: instancePath + "/plz", schemaPath: "#/properties/plz/type", keyword: "type", params: { type: schema32.properties.plz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func2(data8) > 10) {
          const err19 = { instancePath: instancePath + "/plz", schemaPath: "#/properties/plz/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.ort !== void 0) {
      let data9 = data.ort;
      if (typeof data9 !== "string" && data9 !== null) {
        const err20 = { instancePath: instancePath + "/ort", schemaPath: "#/properties/ort/type", keyword: "type", params: { type: schema32.properties.ort.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func2(data9) > 50) {
          const err21 = { instancePath: instancePath + "/ort", schemaPath: "#/properties/ort/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.lkz !== void 0) {
      let data10 = data.lkz;
      if (typeof data10 !== "string" && data10 !== null) {
        const err22 = { instancePath: instancePath + "/lkz", schemaPath: "#/properties/lkz/type", keyword: "type", params: { type: schema32.properties.lkz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (!formats2(data10)) {
          const err23 = { instancePath: instancePath + "/lkz", schemaPath: "#/properties/lkz/format", keyword: "format", params: { format: "country" }, message: 'must match format "country"' };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.ansprechpartnerId !== void 0) {
      let data11 = data.ansprechpartnerId;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11))) && data11 !== null) {
        const err24 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/type", keyword: "type", params: { type: schema32.properties.ansprechpartnerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data11 == "number") {
        if (data11 < 1 || isNaN(data11)) {
          const err25 = { instancePath: instancePath + "/ansprechpartnerId", schemaPath: "#/properties/ansprechpartnerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.ustId !== void 0) {
      let data12 = data.ustId;
      if (typeof data12 !== "string" && data12 !== null) {
        const err26 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/type", keyword: "type", params: { type: schema32.properties.ustId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (!formats4(data12)) {
          const err27 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/format", keyword: "format", params: { format: "vat-id" }, message: 'must match format "vat-id"' };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.sprache !== void 0) {
      let data13 = data.sprache;
      if (typeof data13 !== "string" && data13 !== null) {
        const err28 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/type", keyword: "type", params: { type: schema32.properties.sprache.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (!(data13 === "de" || data13 === "en" || data13 === "fr" || data13 === null)) {
        const err29 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/enum", keyword: "enum", params: { allowedValues: schema32.properties.sprache.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.besteuerung !== void 0) {
      let data14 = data.besteuerung;
      if (typeof data14 !== "string" && data14 !== null) {
        const err30 = { instancePath: instancePath + "/besteuerung", schemaPath: "#/properties/besteuerung/type", keyword: "type", params: { type: schema32.properties.besteuerung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (!(data14 === "INLAND" || data14 === "INNERGEMEINSCHAFTLICH" || data14 === "REVERSE_CHARGE" || data14 === "FERNVERKAUF" || data14 === "AUSFUHR" || data14 === null)) {
        const err31 = { instancePath: instancePath + "/besteuerung", schemaPath: "#/properties/besteuerung/enum", keyword: "enum", params: { allowedValues: schema32.properties.besteuerung.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.waehrung !== void 0) {
      let data15 = data.waehrung;
      if (typeof data15 === "string") {
        if (!formats6(data15)) {
          const err32 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/format", keyword: "format", params: { format: "currency-code" }, message: 'must match format "currency-code"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      } else {
        const err33 = { instancePath: instancePath + "/waehrung", schemaPath: "#/properties/waehrung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.rabatt1 !== void 0) {
      let data16 = data.rabatt1;
      if (!(typeof data16 == "number") && data16 !== null) {
        const err34 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/type", keyword: "type", params: { type: schema32.properties.rabatt1.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data16 == "number") {
        if (data16 > 100 || isNaN(data16)) {
          const err35 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data16 < 0 || isNaN(data16)) {
          const err36 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (!formats8.validate(data16)) {
          const err37 = { instancePath: instancePath + "/rabatt1", schemaPath: "#/properties/rabatt1/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
    if (data.rabatt2 !== void 0) {
      let data17 = data.rabatt2;
      if (!(typeof data17 == "number") && data17 !== null) {
        const err38 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/type", keyword: "type", params: { type: schema32.properties.rabatt2.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data17 == "number") {
        if (data17 > 100 || isNaN(data17)) {
          const err39 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (data17 < 0 || isNaN(data17)) {
          const err40 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!formats8.validate(data17)) {
          const err41 = { instancePath: instancePath + "/rabatt2", schemaPath: "#/properties/rabatt2/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.frachtkosten !== void 0) {
      let data18 = data.frachtkosten;
      if (!(typeof data18 == "number") && data18 !== null) {
        const err42 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/type", keyword: "type", params: { type: schema32.properties.frachtkosten.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data18 == "number") {
        if (data18 > 999999.99 || isNaN(data18)) {
          const err43 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999.99 }, message: "must be <= 999999.99" };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data18 < -999999.99 || isNaN(data18)) {
          const err44 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999.99 }, message: "must be >= -999999.99" };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (!formats12.validate(data18)) {
          const err45 = { instancePath: instancePath + "/frachtkosten", schemaPath: "#/properties/frachtkosten/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      }
    }
    if (data.lieferbedingung !== void 0) {
      let data19 = data.lieferbedingung;
      if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19))) && data19 !== null) {
        const err46 = { instancePath: instancePath + "/lieferbedingung", schemaPath: "#/properties/lieferbedingung/type", keyword: "type", params: { type: schema32.properties.lieferbedingung.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data19 == "number") {
        if (data19 < 1 || isNaN(data19)) {
          const err47 = { instancePath: instancePath + "/lieferbedingung", schemaPath: "#/properties/lieferbedingung/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
    }
    if (data.zahlungsart !== void 0) {
      let data20 = data.zahlungsart;
      if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20))) && data20 !== null) {
        const err48 = { instancePath: instancePath + "/zahlungsart", schemaPath: "#/properties/zahlungsart/type", keyword: "type", params: { type: schema32.properties.zahlungsart.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (typeof data20 == "number") {
        if (data20 < 1 || isNaN(data20)) {
          const err49 = { instancePath: instancePath + "/zahlungsart", schemaPath: "#/properties/zahlungsart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
    }
    if (data.freigabe !== void 0) {
      if (typeof data.freigabe !== "boolean") {
        const err50 = { instancePath: instancePath + "/freigabe", schemaPath: "#/properties/freigabe/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
    }
    if (data.auftragsDatum !== void 0) {
      let data22 = data.auftragsDatum;
      if (typeof data22 !== "string" && data22 !== null) {
        const err51 = { instancePath: instancePath + "/auftragsDatum", schemaPath: "#/properties/auftragsDatum/type", keyword: "type", params: { type: schema32.properties.auftragsDatum.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err51];
        } else {
          vErrors.push(err51);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (!formats0(data22)) {
          const err52 = { instancePath: instancePath + "/auftragsDatum", schemaPath: "#/properties/auftragsDatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      }
    }
    if (data.liefertermin !== void 0) {
      let data23 = data.liefertermin;
      if (typeof data23 !== "string" && data23 !== null) {
        const err53 = { instancePath: instancePath + "/liefertermin", schemaPath: "#/properties/liefertermin/type", keyword: "type", params: { type: schema32.properties.liefertermin.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      if (typeof data23 === "string") {
        if (!formats0(data23)) {
          const err54 = { instancePath: instancePath + "/liefertermin", schemaPath: "#/properties/liefertermin/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err54];
          } else {
            vErrors.push(err54);
          }
          errors++;
        }
      }
    }
    if (data.fixtermin !== void 0) {
      if (typeof data.fixtermin !== "boolean") {
        const err55 = { instancePath: instancePath + "/fixtermin", schemaPath: "#/properties/fixtermin/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
    }
    if (data.leistungVon !== void 0) {
      let data25 = data.leistungVon;
      if (typeof data25 !== "string" && data25 !== null) {
        const err56 = { instancePath: instancePath + "/leistungVon", schemaPath: "#/properties/leistungVon/type", keyword: "type", params: { type: schema32.properties.leistungVon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
      if (typeof data25 === "string") {
        if (!formats0(data25)) {
          const err57 = { instancePath: instancePath + "/leistungVon", schemaPath: "#/properties/leistungVon/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
      }
    }
    if (data.leistungBis !== void 0) {
      let data26 = data.leistungBis;
      if (typeof data26 !== "string" && data26 !== null) {
        const err58 = { instancePath: instancePath + "/leistungBis", schemaPath: "#/properties/leistungBis/type", keyword: "type", params: { type: schema32.properties.leistungBis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
      if (typeof data26 === "string") {
        if (!formats0(data26)) {
          const err59 = { instancePath: instancePath + "/leistungBis", schemaPath: "#/properties/leistungBis/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err59];
          } else {
            vErrors.push(err59);
          }
          errors++;
        }
      }
    }
    if (data.bestellnummerKunde !== void 0) {
      let data27 = data.bestellnummerKunde;
      if (typeof data27 !== "string" && data27 !== null) {
        const err60 = { instancePath: instancePath + "/bestellnummerKunde", schemaPath: "#/properties/bestellnummerKunde/type", keyword: "type", params: { type: schema32.properties.bestellnummerKunde.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (typeof data27 === "string") {
        if (func2(data27) > 35) {
          const err61 = { instancePath: instancePath + "/bestellnummerKunde", schemaPath: "#/properties/bestellnummerKunde/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      }
    }
    if (data.kopftext !== void 0) {
      let data28 = data.kopftext;
      if (typeof data28 !== "string" && data28 !== null) {
        const err62 = { instancePath: instancePath + "/kopftext", schemaPath: "#/properties/kopftext/type", keyword: "type", params: { type: schema32.properties.kopftext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data28 === "string") {
        if (func2(data28) > 4e3) {
          const err63 = { instancePath: instancePath + "/kopftext", schemaPath: "#/properties/kopftext/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
      }
    }
    if (data.fusstext !== void 0) {
      let data29 = data.fusstext;
      if (typeof data29 !== "string" && data29 !== null) {
        const err64 = { instancePath: instancePath + "/fusstext", schemaPath: "#/properties/fusstext/type", keyword: "type", params: { type: schema32.properties.fusstext.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
      if (typeof data29 === "string") {
        if (func2(data29) > 4e3) {
          const err65 = { instancePath: instancePath + "/fusstext", schemaPath: "#/properties/fusstext/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
      }
    }
    if (data.lagerId !== void 0) {
      let data30 = data.lagerId;
      if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30))) && data30 !== null) {
        const err66 = { instancePath: instancePath + "/lagerId", schemaPath: "#/properties/lagerId/type", keyword: "type", params: { type: schema32.properties.lagerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
      if (typeof data30 == "number") {
        if (data30 < 1 || isNaN(data30)) {
          const err67 = { instancePath: instancePath + "/lagerId", schemaPath: "#/properties/lagerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data31 = data.ProtokollBemerkung;
      if (typeof data31 !== "string" && data31 !== null) {
        const err68 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err68];
        } else {
          vErrors.push(err68);
        }
        errors++;
      }
      if (typeof data31 === "string") {
        if (func2(data31) > 500) {
          const err69 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      }
    }
  } else {
    const err70 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err70];
    } else {
      vErrors.push(err70);
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
