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
var schema31 = { "type": "object", "x-table": "ADR", "x-lock": "advisory", "required": ["name1"], "properties": { "kundennr": { "type": ["string", "null"], "pattern": "^[0-9]{5,8}$", "x-copy": false, "x-confirm-repeat": "msg_address_number_used" }, "lieferantennummer": { "type": ["string", "null"], "pattern": "^[0-9]{5,8}$", "x-copy": false, "x-confirm-repeat": "msg_address_number_used" }, "personenart": { "type": ["string", "null"], "enum": ["NATURAL", "LEGAL", null] }, "anrede": { "type": ["string", "null"], "maxLength": 30, "x-lookup": "salutation" }, "name1": { "type": "string", "minLength": 1, "maxLength": 50 }, "name2": { "type": ["string", "null"], "maxLength": 50, "x-index": false }, "name3": { "type": ["string", "null"], "maxLength": 50, "x-index": false }, "kurzname": { "type": ["string", "null"], "maxLength": 20, "x-index": false }, "strasse": { "type": ["string", "null"], "maxLength": 50, "x-part": "street" }, "plz": { "type": ["string", "null"], "maxLength": 10, "x-part": "postal-code" }, "ort": { "type": ["string", "null"], "maxLength": 50, "x-part": "city" }, "lkz": { "type": ["string", "null"], "format": "country" }, "email": { "type": ["string", "null"], "maxLength": 254, "format": "email" }, "telefon1": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "telefax1": { "type": ["string", "null"], "maxLength": 30, "format": "phone" }, "mobil": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "webseite": { "type": ["string", "null"], "maxLength": 255, "format": "web-address" }, "istKunde": { "type": "boolean", "default": false }, "istLieferant": { "type": "boolean", "default": false }, "gesperrt": { "type": "boolean", "default": false }, "mahnsperre": { "type": "boolean", "default": false }, "kreditlimit": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 9999999999e-2 }, "zahlart": { "type": ["integer", "null"], "minimum": 1, "x-ref": "PaymentMethod" }, "lieferart": { "type": ["integer", "null"], "minimum": 1, "x-ref": "DeliveryTerm" }, "preisgruppe": { "type": "integer", "minimum": 1, "maximum": 17, "default": 1, "x-ref": "PriceGroup" }, "erstkontakt": { "type": ["string", "null"], "format": "date" }, "vertreter1": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "vertreter2": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "vertreter3": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "sprache": { "type": ["string", "null"], "enum": ["de", "en", "fr", null] }, "ustId": { "type": ["string", "null"], "maxLength": 20, "format": "vat-id", "x-index": true }, "steuernr": { "type": ["string", "null"], "maxLength": 20, "x-code": true }, "iban": { "type": ["string", "null"], "maxLength": 34, "format": "iban" }, "bic": { "type": ["string", "null"], "maxLength": 11, "format": "bic" }, "mandatsreferenz": { "type": ["string", "null"], "maxLength": 35, "pattern": "^[A-Za-z0-9+?/:().,'-]+( [A-Za-z0-9+?/:().,'-]+)*$", "example": "MANDAT-10001", "x-code": true, "x-copy": false, "description": "Reference of the mandate by which its account is debited (SEPA)" }, "mandatsdatum": { "type": ["string", "null"], "format": "date", "x-dated": "past", "x-copy": false, "description": "The day on which the mandate was signed" }, "mandatsart": { "type": ["string", "null"], "enum": ["CORE", "B2B", null], "x-copy": false, "description": "CORE: can be returned for eight weeks; B2B: between companies, cannot" }, "mandatsfolge": { "type": ["string", "null"], "enum": ["EINMALIG", "WIEDERKEHREND", null], "x-copy": false, "description": "Whether the mandate is for one debit or for many" }, "leitwegId": { "type": ["string", "null"], "maxLength": 46, "format": "leitweg-id" }, "peppolId": { "type": ["string", "null"], "maxLength": 50, "pattern": "^(EM|[0-9]{4}):[^ ]+$", "example": "0204:04011000-12345-03", "x-code": true, "description": "Electronic address with its scheme of the list EAS before the colon (BT-49)" }, "eRechnungFormat": { "type": ["string", "null"], "enum": ["KEINE", "XRECHNUNG_UBL", "XRECHNUNG_CII", "ZUGFERD", "ZUGFERD_XRECHNUNG", null], "description": "How it receives electronic invoices; null: as the parameter VERKAUF.ERECHNUNG says" }, "s01": { "type": ["string", "null"], "maxLength": 100 }, "s02": { "type": ["string", "null"], "maxLength": 100 }, "s03": { "type": ["string", "null"], "maxLength": 100 }, "s04": { "type": ["string", "null"], "maxLength": 100 }, "s05": { "type": ["string", "null"], "maxLength": 100 }, "s06": { "type": ["string", "null"], "maxLength": 100 }, "s07": { "type": ["string", "null"], "maxLength": 100 }, "s08": { "type": ["string", "null"], "maxLength": 100 }, "s09": { "type": ["string", "null"], "maxLength": 100 }, "s10": { "type": ["string", "null"], "maxLength": 100 }, "gfxid": { "type": ["integer", "null"], "minimum": 1, "x-image": true }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history", "x-asked-when": "SONSTIGE.AENDERUNGSBEMERKUNGABFRAGEN_ADRESSEN" }, "trotzdem": { "type": "boolean", "writeOnly": true, "description": "Values that repeat are meant: sent with the same call after a 409 that asks for it" } }, "additionalProperties": false, "x-entity": "Address", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var pattern4 = new RegExp("^[0-9]{5,8}$", "u");
var pattern6 = new RegExp("^[A-Za-z0-9+?/:().,'-]+( [A-Za-z0-9+?/:().,'-]+)*$", "u");
var pattern7 = new RegExp("^(EM|[0-9]{4}):[^ ]+$", "u");
var formats0 = formats.country;
var formats2 = formats.email;
var formats4 = /^(?=(?:\D*\d){3})(?!(?:[^\d/]*\d){6}[^/]*\/\s*[(+]?[0+])[\d+()/\-. ]+(?: ext\. \d{1,6})?$/;
var formats10 = formats["web-address"];
var formats12 = formats.money;
var formats14 = formats.date;
var formats16 = formats["vat-id"];
var formats18 = formats.iban;
var formats20 = formats.bic;
var formats24 = formats["leitweg-id"];
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
    if (data.name1 === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name1" }, message: "must have required property 'name1'" };
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
    if (data.kundennr !== void 0) {
      let data0 = data.kundennr;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/kundennr", schemaPath: "#/properties/kundennr/type", keyword: "type", params: { type: schema31.properties.kundennr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err3 = { instancePath: instancePath + "/kundennr", schemaPath: "#/properties/kundennr/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5,8}$" }, message: 'must match pattern "^[0-9]{5,8}$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.lieferantennummer !== void 0) {
      let data1 = data.lieferantennummer;
      if (typeof data1 !== "string" && data1 !== null) {
        const err4 = { instancePath: instancePath + "/lieferantennummer", schemaPath: "#/properties/lieferantennummer/type", keyword: "type", params: { type: schema31.properties.lieferantennummer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err5 = { instancePath: instancePath + "/lieferantennummer", schemaPath: "#/properties/lieferantennummer/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5,8}$" }, message: 'must match pattern "^[0-9]{5,8}$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.personenart !== void 0) {
      let data2 = data.personenart;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/personenart", schemaPath: "#/properties/personenart/type", keyword: "type", params: { type: schema31.properties.personenart.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data2 === "NATURAL" || data2 === "LEGAL" || data2 === null)) {
        const err7 = { instancePath: instancePath + "/personenart", schemaPath: "#/properties/personenart/enum", keyword: "enum", params: { allowedValues: schema31.properties.personenart.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.anrede !== void 0) {
      let data3 = data.anrede;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/type", keyword: "type", params: { type: schema31.properties.anrede.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 30) {
          const err9 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
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
      if (typeof data4 === "string") {
        if (func2(data4) > 50) {
          const err10 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func2(data4) < 1) {
          const err11 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.name2 !== void 0) {
      let data5 = data.name2;
      if (typeof data5 !== "string" && data5 !== null) {
        const err13 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/type", keyword: "type", params: { type: schema31.properties.name2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 50) {
          const err14 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.name3 !== void 0) {
      let data6 = data.name3;
      if (typeof data6 !== "string" && data6 !== null) {
        const err15 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/type", keyword: "type", params: { type: schema31.properties.name3.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 50) {
          const err16 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.kurzname !== void 0) {
      let data7 = data.kurzname;
      if (typeof data7 !== "string" && data7 !== null) {
        const err17 = { instancePath: instancePath + "/kurzname", schemaPath: "#/properties/kurzname/type", keyword: "type", params: { type: schema31.properties.kurzname.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 20) {
          const err18 = { instancePath: instancePath + "/kurzname", schemaPath: "#/properties/kurzname/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
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
        if (!formats0(data11)) {
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
    if (data.email !== void 0) {
      let data12 = data.email;
      if (typeof data12 !== "string" && data12 !== null) {
        const err27 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema31.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func2(data12) > 254) {
          const err28 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (!formats2(data12)) {
          const err29 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.telefon1 !== void 0) {
      let data13 = data.telefon1;
      if (typeof data13 !== "string" && data13 !== null) {
        const err30 = { instancePath: instancePath + "/telefon1", schemaPath: "#/properties/telefon1/type", keyword: "type", params: { type: schema31.properties.telefon1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) > 30) {
          const err31 = { instancePath: instancePath + "/telefon1", schemaPath: "#/properties/telefon1/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!formats4.test(data13)) {
          const err32 = { instancePath: instancePath + "/telefon1", schemaPath: "#/properties/telefon1/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.telefax1 !== void 0) {
      let data14 = data.telefax1;
      if (typeof data14 !== "string" && data14 !== null) {
        const err33 = { instancePath: instancePath + "/telefax1", schemaPath: "#/properties/telefax1/type", keyword: "type", params: { type: schema31.properties.telefax1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 30) {
          const err34 = { instancePath: instancePath + "/telefax1", schemaPath: "#/properties/telefax1/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!formats4.test(data14)) {
          const err35 = { instancePath: instancePath + "/telefax1", schemaPath: "#/properties/telefax1/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.mobil !== void 0) {
      let data15 = data.mobil;
      if (typeof data15 !== "string" && data15 !== null) {
        const err36 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/type", keyword: "type", params: { type: schema31.properties.mobil.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (func2(data15) > 30) {
          const err37 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats4.test(data15)) {
          const err38 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.webseite !== void 0) {
      let data16 = data.webseite;
      if (typeof data16 !== "string" && data16 !== null) {
        const err39 = { instancePath: instancePath + "/webseite", schemaPath: "#/properties/webseite/type", keyword: "type", params: { type: schema31.properties.webseite.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func2(data16) > 255) {
          const err40 = { instancePath: instancePath + "/webseite", schemaPath: "#/properties/webseite/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!formats10(data16)) {
          const err41 = { instancePath: instancePath + "/webseite", schemaPath: "#/properties/webseite/format", keyword: "format", params: { format: "web-address" }, message: 'must match format "web-address"' };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.istKunde !== void 0) {
      if (typeof data.istKunde !== "boolean") {
        const err42 = { instancePath: instancePath + "/istKunde", schemaPath: "#/properties/istKunde/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.istLieferant !== void 0) {
      if (typeof data.istLieferant !== "boolean") {
        const err43 = { instancePath: instancePath + "/istLieferant", schemaPath: "#/properties/istLieferant/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err44 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.mahnsperre !== void 0) {
      if (typeof data.mahnsperre !== "boolean") {
        const err45 = { instancePath: instancePath + "/mahnsperre", schemaPath: "#/properties/mahnsperre/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.kreditlimit !== void 0) {
      let data21 = data.kreditlimit;
      if (!(typeof data21 == "number") && data21 !== null) {
        const err46 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/type", keyword: "type", params: { type: schema31.properties.kreditlimit.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data21 == "number") {
        if (data21 > 9999999999e-2 || isNaN(data21)) {
          const err47 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999e-2 }, message: "must be <= 99999999.99" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          const err48 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
        if (!formats12.validate(data21)) {
          const err49 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
    }
    if (data.zahlart !== void 0) {
      let data22 = data.zahlart;
      if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22))) && data22 !== null) {
        const err50 = { instancePath: instancePath + "/zahlart", schemaPath: "#/properties/zahlart/type", keyword: "type", params: { type: schema31.properties.zahlart.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      if (typeof data22 == "number") {
        if (data22 < 1 || isNaN(data22)) {
          const err51 = { instancePath: instancePath + "/zahlart", schemaPath: "#/properties/zahlart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      }
    }
    if (data.lieferart !== void 0) {
      let data23 = data.lieferart;
      if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23))) && data23 !== null) {
        const err52 = { instancePath: instancePath + "/lieferart", schemaPath: "#/properties/lieferart/type", keyword: "type", params: { type: schema31.properties.lieferart.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      if (typeof data23 == "number") {
        if (data23 < 1 || isNaN(data23)) {
          const err53 = { instancePath: instancePath + "/lieferart", schemaPath: "#/properties/lieferart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
    }
    if (data.preisgruppe !== void 0) {
      let data24 = data.preisgruppe;
      if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)))) {
        const err54 = { instancePath: instancePath + "/preisgruppe", schemaPath: "#/properties/preisgruppe/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      if (typeof data24 == "number") {
        if (data24 > 17 || isNaN(data24)) {
          const err55 = { instancePath: instancePath + "/preisgruppe", schemaPath: "#/properties/preisgruppe/maximum", keyword: "maximum", params: { comparison: "<=", limit: 17 }, message: "must be <= 17" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data24 < 1 || isNaN(data24)) {
          const err56 = { instancePath: instancePath + "/preisgruppe", schemaPath: "#/properties/preisgruppe/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
    if (data.erstkontakt !== void 0) {
      let data25 = data.erstkontakt;
      if (typeof data25 !== "string" && data25 !== null) {
        const err57 = { instancePath: instancePath + "/erstkontakt", schemaPath: "#/properties/erstkontakt/type", keyword: "type", params: { type: schema31.properties.erstkontakt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (typeof data25 === "string") {
        if (!formats14(data25)) {
          const err58 = { instancePath: instancePath + "/erstkontakt", schemaPath: "#/properties/erstkontakt/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      }
    }
    if (data.vertreter1 !== void 0) {
      let data26 = data.vertreter1;
      if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26))) && data26 !== null) {
        const err59 = { instancePath: instancePath + "/vertreter1", schemaPath: "#/properties/vertreter1/type", keyword: "type", params: { type: schema31.properties.vertreter1.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (typeof data26 == "number") {
        if (data26 < 1 || isNaN(data26)) {
          const err60 = { instancePath: instancePath + "/vertreter1", schemaPath: "#/properties/vertreter1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      }
    }
    if (data.vertreter2 !== void 0) {
      let data27 = data.vertreter2;
      if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27))) && data27 !== null) {
        const err61 = { instancePath: instancePath + "/vertreter2", schemaPath: "#/properties/vertreter2/type", keyword: "type", params: { type: schema31.properties.vertreter2.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (typeof data27 == "number") {
        if (data27 < 1 || isNaN(data27)) {
          const err62 = { instancePath: instancePath + "/vertreter2", schemaPath: "#/properties/vertreter2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
      }
    }
    if (data.vertreter3 !== void 0) {
      let data28 = data.vertreter3;
      if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28))) && data28 !== null) {
        const err63 = { instancePath: instancePath + "/vertreter3", schemaPath: "#/properties/vertreter3/type", keyword: "type", params: { type: schema31.properties.vertreter3.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (typeof data28 == "number") {
        if (data28 < 1 || isNaN(data28)) {
          const err64 = { instancePath: instancePath + "/vertreter3", schemaPath: "#/properties/vertreter3/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
    }
    if (data.sprache !== void 0) {
      let data29 = data.sprache;
      if (typeof data29 !== "string" && data29 !== null) {
        const err65 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/type", keyword: "type", params: { type: schema31.properties.sprache.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      if (!(data29 === "de" || data29 === "en" || data29 === "fr" || data29 === null)) {
        const err66 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/enum", keyword: "enum", params: { allowedValues: schema31.properties.sprache.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.ustId !== void 0) {
      let data30 = data.ustId;
      if (typeof data30 !== "string" && data30 !== null) {
        const err67 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/type", keyword: "type", params: { type: schema31.properties.ustId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      if (typeof data30 === "string") {
        if (func2(data30) > 20) {
          const err68 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (!formats16(data30)) {
          const err69 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/format", keyword: "format", params: { format: "vat-id" }, message: 'must match format "vat-id"' };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      }
    }
    if (data.steuernr !== void 0) {
      let data31 = data.steuernr;
      if (typeof data31 !== "string" && data31 !== null) {
        const err70 = { instancePath: instancePath + "/steuernr", schemaPath: "#/properties/steuernr/type", keyword: "type", params: { type: schema31.properties.steuernr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
      if (typeof data31 === "string") {
        if (func2(data31) > 20) {
          const err71 = { instancePath: instancePath + "/steuernr", schemaPath: "#/properties/steuernr/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      }
    }
    if (data.iban !== void 0) {
      let data32 = data.iban;
      if (typeof data32 !== "string" && data32 !== null) {
        const err72 = { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/type", keyword: "type", params: { type: schema31.properties.iban.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
      if (typeof data32 === "string") {
        if (func2(data32) > 34) {
          const err73 = { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/maxLength", keyword: "maxLength", params: { limit: 34 }, message: "must NOT have more than 34 characters" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        if (!formats18(data32)) {
          const err74 = { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/format", keyword: "format", params: { format: "iban" }, message: 'must match format "iban"' };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
      }
    }
    if (data.bic !== void 0) {
      let data33 = data.bic;
      if (typeof data33 !== "string" && data33 !== null) {
        const err75 = { instancePath: instancePath + "/bic", schemaPath: "#/properties/bic/type", keyword: "type", params: { type: schema31.properties.bic.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
      if (typeof data33 === "string") {
        if (func2(data33) > 11) {
          const err76 = { instancePath: instancePath + "/bic", schemaPath: "#/properties/bic/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        if (!formats20(data33)) {
          const err77 = { instancePath: instancePath + "/bic", schemaPath: "#/properties/bic/format", keyword: "format", params: { format: "bic" }, message: 'must match format "bic"' };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
      }
    }
    if (data.mandatsreferenz !== void 0) {
      let data34 = data.mandatsreferenz;
      if (typeof data34 !== "string" && data34 !== null) {
        const err78 = { instancePath: instancePath + "/mandatsreferenz", schemaPath: "#/properties/mandatsreferenz/type", keyword: "type", params: { type: schema31.properties.mandatsreferenz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
      if (typeof data34 === "string") {
        if (func2(data34) > 35) {
          const err79 = { instancePath: instancePath + "/mandatsreferenz", schemaPath: "#/properties/mandatsreferenz/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (!pattern6.test(data34)) {
          const err80 = { instancePath: instancePath + "/mandatsreferenz", schemaPath: "#/properties/mandatsreferenz/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9+?/:().,'-]+( [A-Za-z0-9+?/:().,'-]+)*$" }, message: `must match pattern "^[A-Za-z0-9+?/:().,'-]+( [A-Za-z0-9+?/:().,'-]+)*$"` };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
      }
    }
    if (data.mandatsdatum !== void 0) {
      let data35 = data.mandatsdatum;
      if (typeof data35 !== "string" && data35 !== null) {
        const err81 = { instancePath: instancePath + "/mandatsdatum", schemaPath: "#/properties/mandatsdatum/type", keyword: "type", params: { type: schema31.properties.mandatsdatum.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
      if (typeof data35 === "string") {
        if (!formats14(data35)) {
          const err82 = { instancePath: instancePath + "/mandatsdatum", schemaPath: "#/properties/mandatsdatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
      }
    }
    if (data.mandatsart !== void 0) {
      let data36 = data.mandatsart;
      if (typeof data36 !== "string" && data36 !== null) {
        const err83 = { instancePath: instancePath + "/mandatsart", schemaPath: "#/properties/mandatsart/type", keyword: "type", params: { type: schema31.properties.mandatsart.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err83];
        } else {
          vErrors.push(err83);
        }
        errors++;
      }
      if (!(data36 === "CORE" || data36 === "B2B" || data36 === null)) {
        const err84 = { instancePath: instancePath + "/mandatsart", schemaPath: "#/properties/mandatsart/enum", keyword: "enum", params: { allowedValues: schema31.properties.mandatsart.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.mandatsfolge !== void 0) {
      let data37 = data.mandatsfolge;
      if (typeof data37 !== "string" && data37 !== null) {
        const err85 = { instancePath: instancePath + "/mandatsfolge", schemaPath: "#/properties/mandatsfolge/type", keyword: "type", params: { type: schema31.properties.mandatsfolge.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
      if (!(data37 === "EINMALIG" || data37 === "WIEDERKEHREND" || data37 === null)) {
        const err86 = { instancePath: instancePath + "/mandatsfolge", schemaPath: "#/properties/mandatsfolge/enum", keyword: "enum", params: { allowedValues: schema31.properties.mandatsfolge.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.leitwegId !== void 0) {
      let data38 = data.leitwegId;
      if (typeof data38 !== "string" && data38 !== null) {
        const err87 = { instancePath: instancePath + "/leitwegId", schemaPath: "#/properties/leitwegId/type", keyword: "type", params: { type: schema31.properties.leitwegId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
      if (typeof data38 === "string") {
        if (func2(data38) > 46) {
          const err88 = { instancePath: instancePath + "/leitwegId", schemaPath: "#/properties/leitwegId/maxLength", keyword: "maxLength", params: { limit: 46 }, message: "must NOT have more than 46 characters" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        if (!formats24(data38)) {
          const err89 = { instancePath: instancePath + "/leitwegId", schemaPath: "#/properties/leitwegId/format", keyword: "format", params: { format: "leitweg-id" }, message: 'must match format "leitweg-id"' };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
      }
    }
    if (data.peppolId !== void 0) {
      let data39 = data.peppolId;
      if (typeof data39 !== "string" && data39 !== null) {
        const err90 = { instancePath: instancePath + "/peppolId", schemaPath: "#/properties/peppolId/type", keyword: "type", params: { type: schema31.properties.peppolId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
      if (typeof data39 === "string") {
        if (func2(data39) > 50) {
          const err91 = { instancePath: instancePath + "/peppolId", schemaPath: "#/properties/peppolId/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err91];
          } else {
            vErrors.push(err91);
          }
          errors++;
        }
        if (!pattern7.test(data39)) {
          const err92 = { instancePath: instancePath + "/peppolId", schemaPath: "#/properties/peppolId/pattern", keyword: "pattern", params: { pattern: "^(EM|[0-9]{4}):[^ ]+$" }, message: 'must match pattern "^(EM|[0-9]{4}):[^ ]+$"' };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
      }
    }
    if (data.eRechnungFormat !== void 0) {
      let data40 = data.eRechnungFormat;
      if (typeof data40 !== "string" && data40 !== null) {
        const err93 = { instancePath: instancePath + "/eRechnungFormat", schemaPath: "#/properties/eRechnungFormat/type", keyword: "type", params: { type: schema31.properties.eRechnungFormat.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
      if (!(data40 === "KEINE" || data40 === "XRECHNUNG_UBL" || data40 === "XRECHNUNG_CII" || data40 === "ZUGFERD" || data40 === "ZUGFERD_XRECHNUNG" || data40 === null)) {
        const err94 = { instancePath: instancePath + "/eRechnungFormat", schemaPath: "#/properties/eRechnungFormat/enum", keyword: "enum", params: { allowedValues: schema31.properties.eRechnungFormat.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.s01 !== void 0) {
      let data41 = data.s01;
      if (typeof data41 !== "string" && data41 !== null) {
        const err95 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/type", keyword: "type", params: { type: schema31.properties.s01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err95];
        } else {
          vErrors.push(err95);
        }
        errors++;
      }
      if (typeof data41 === "string") {
        if (func2(data41) > 100) {
          const err96 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
      }
    }
    if (data.s02 !== void 0) {
      let data42 = data.s02;
      if (typeof data42 !== "string" && data42 !== null) {
        const err97 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/type", keyword: "type", params: { type: schema31.properties.s02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err97];
        } else {
          vErrors.push(err97);
        }
        errors++;
      }
      if (typeof data42 === "string") {
        if (func2(data42) > 100) {
          const err98 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err98];
          } else {
            vErrors.push(err98);
          }
          errors++;
        }
      }
    }
    if (data.s03 !== void 0) {
      let data43 = data.s03;
      if (typeof data43 !== "string" && data43 !== null) {
        const err99 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/type", keyword: "type", params: { type: schema31.properties.s03.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err99];
        } else {
          vErrors.push(err99);
        }
        errors++;
      }
      if (typeof data43 === "string") {
        if (func2(data43) > 100) {
          const err100 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
      }
    }
    if (data.s04 !== void 0) {
      let data44 = data.s04;
      if (typeof data44 !== "string" && data44 !== null) {
        const err101 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/type", keyword: "type", params: { type: schema31.properties.s04.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err101];
        } else {
          vErrors.push(err101);
        }
        errors++;
      }
      if (typeof data44 === "string") {
        if (func2(data44) > 100) {
          const err102 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err102];
          } else {
            vErrors.push(err102);
          }
          errors++;
        }
      }
    }
    if (data.s05 !== void 0) {
      let data45 = data.s05;
      if (typeof data45 !== "string" && data45 !== null) {
        const err103 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/type", keyword: "type", params: { type: schema31.properties.s05.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err103];
        } else {
          vErrors.push(err103);
        }
        errors++;
      }
      if (typeof data45 === "string") {
        if (func2(data45) > 100) {
          const err104 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err104];
          } else {
            vErrors.push(err104);
          }
          errors++;
        }
      }
    }
    if (data.s06 !== void 0) {
      let data46 = data.s06;
      if (typeof data46 !== "string" && data46 !== null) {
        const err105 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/type", keyword: "type", params: { type: schema31.properties.s06.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err105];
        } else {
          vErrors.push(err105);
        }
        errors++;
      }
      if (typeof data46 === "string") {
        if (func2(data46) > 100) {
          const err106 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err106];
          } else {
            vErrors.push(err106);
          }
          errors++;
        }
      }
    }
    if (data.s07 !== void 0) {
      let data47 = data.s07;
      if (typeof data47 !== "string" && data47 !== null) {
        const err107 = { instancePath: instancePath + "/s07", schemaPath: "#/properties/s07/type", keyword: "type", params: { type: schema31.properties.s07.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err107];
        } else {
          vErrors.push(err107);
        }
        errors++;
      }
      if (typeof data47 === "string") {
        if (func2(data47) > 100) {
          const err108 = { instancePath: instancePath + "/s07", schemaPath: "#/properties/s07/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err108];
          } else {
            vErrors.push(err108);
          }
          errors++;
        }
      }
    }
    if (data.s08 !== void 0) {
      let data48 = data.s08;
      if (typeof data48 !== "string" && data48 !== null) {
        const err109 = { instancePath: instancePath + "/s08", schemaPath: "#/properties/s08/type", keyword: "type", params: { type: schema31.properties.s08.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err109];
        } else {
          vErrors.push(err109);
        }
        errors++;
      }
      if (typeof data48 === "string") {
        if (func2(data48) > 100) {
          const err110 = { instancePath: instancePath + "/s08", schemaPath: "#/properties/s08/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
      }
    }
    if (data.s09 !== void 0) {
      let data49 = data.s09;
      if (typeof data49 !== "string" && data49 !== null) {
        const err111 = { instancePath: instancePath + "/s09", schemaPath: "#/properties/s09/type", keyword: "type", params: { type: schema31.properties.s09.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
      if (typeof data49 === "string") {
        if (func2(data49) > 100) {
          const err112 = { instancePath: instancePath + "/s09", schemaPath: "#/properties/s09/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err112];
          } else {
            vErrors.push(err112);
          }
          errors++;
        }
      }
    }
    if (data.s10 !== void 0) {
      let data50 = data.s10;
      if (typeof data50 !== "string" && data50 !== null) {
        const err113 = { instancePath: instancePath + "/s10", schemaPath: "#/properties/s10/type", keyword: "type", params: { type: schema31.properties.s10.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err113];
        } else {
          vErrors.push(err113);
        }
        errors++;
      }
      if (typeof data50 === "string") {
        if (func2(data50) > 100) {
          const err114 = { instancePath: instancePath + "/s10", schemaPath: "#/properties/s10/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err114];
          } else {
            vErrors.push(err114);
          }
          errors++;
        }
      }
    }
    if (data.gfxid !== void 0) {
      let data51 = data.gfxid;
      if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51))) && data51 !== null) {
        const err115 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/type", keyword: "type", params: { type: schema31.properties.gfxid.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err115];
        } else {
          vErrors.push(err115);
        }
        errors++;
      }
      if (typeof data51 == "number") {
        if (data51 < 1 || isNaN(data51)) {
          const err116 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err116];
          } else {
            vErrors.push(err116);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data52 = data.ProtokollBemerkung;
      if (typeof data52 !== "string" && data52 !== null) {
        const err117 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err117];
        } else {
          vErrors.push(err117);
        }
        errors++;
      }
      if (typeof data52 === "string") {
        if (func2(data52) > 500) {
          const err118 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err118];
          } else {
            vErrors.push(err118);
          }
          errors++;
        }
      }
    }
    if (data.trotzdem !== void 0) {
      if (typeof data.trotzdem !== "boolean") {
        const err119 = { instancePath: instancePath + "/trotzdem", schemaPath: "#/properties/trotzdem/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err119];
        } else {
          vErrors.push(err119);
        }
        errors++;
      }
    }
  } else {
    const err120 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err120];
    } else {
      vErrors.push(err120);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "ADR", "x-lock": "advisory", "properties": { "kundennr": { "type": ["string", "null"], "pattern": "^[0-9]{5,8}$", "x-copy": false, "x-confirm-repeat": "msg_address_number_used" }, "lieferantennummer": { "type": ["string", "null"], "pattern": "^[0-9]{5,8}$", "x-copy": false, "x-confirm-repeat": "msg_address_number_used" }, "personenart": { "type": ["string", "null"], "enum": ["NATURAL", "LEGAL", null] }, "anrede": { "type": ["string", "null"], "maxLength": 30, "x-lookup": "salutation" }, "name1": { "type": "string", "minLength": 1, "maxLength": 50 }, "name2": { "type": ["string", "null"], "maxLength": 50, "x-index": false }, "name3": { "type": ["string", "null"], "maxLength": 50, "x-index": false }, "kurzname": { "type": ["string", "null"], "maxLength": 20, "x-index": false }, "strasse": { "type": ["string", "null"], "maxLength": 50, "x-part": "street" }, "plz": { "type": ["string", "null"], "maxLength": 10, "x-part": "postal-code" }, "ort": { "type": ["string", "null"], "maxLength": 50, "x-part": "city" }, "lkz": { "type": ["string", "null"], "format": "country" }, "email": { "type": ["string", "null"], "maxLength": 254, "format": "email" }, "telefon1": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "telefax1": { "type": ["string", "null"], "maxLength": 30, "format": "phone" }, "mobil": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "webseite": { "type": ["string", "null"], "maxLength": 255, "format": "web-address" }, "istKunde": { "type": "boolean" }, "istLieferant": { "type": "boolean" }, "gesperrt": { "type": "boolean" }, "mahnsperre": { "type": "boolean" }, "kreditlimit": { "type": ["number", "null"], "format": "money", "minimum": 0, "maximum": 9999999999e-2 }, "zahlart": { "type": ["integer", "null"], "minimum": 1, "x-ref": "PaymentMethod" }, "lieferart": { "type": ["integer", "null"], "minimum": 1, "x-ref": "DeliveryTerm" }, "preisgruppe": { "type": "integer", "minimum": 1, "maximum": 17, "x-ref": "PriceGroup" }, "erstkontakt": { "type": ["string", "null"], "format": "date" }, "vertreter1": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "vertreter2": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "vertreter3": { "type": ["integer", "null"], "minimum": 1, "x-ref": "User" }, "sprache": { "type": ["string", "null"], "enum": ["de", "en", "fr", null] }, "ustId": { "type": ["string", "null"], "maxLength": 20, "format": "vat-id", "x-index": true }, "steuernr": { "type": ["string", "null"], "maxLength": 20, "x-code": true }, "iban": { "type": ["string", "null"], "maxLength": 34, "format": "iban" }, "bic": { "type": ["string", "null"], "maxLength": 11, "format": "bic" }, "mandatsreferenz": { "type": ["string", "null"], "maxLength": 35, "pattern": "^[A-Za-z0-9+?/:().,'-]+( [A-Za-z0-9+?/:().,'-]+)*$", "example": "MANDAT-10001", "x-code": true, "x-copy": false, "description": "Reference of the mandate by which its account is debited (SEPA)" }, "mandatsdatum": { "type": ["string", "null"], "format": "date", "x-dated": "past", "x-copy": false, "description": "The day on which the mandate was signed" }, "mandatsart": { "type": ["string", "null"], "enum": ["CORE", "B2B", null], "x-copy": false, "description": "CORE: can be returned for eight weeks; B2B: between companies, cannot" }, "mandatsfolge": { "type": ["string", "null"], "enum": ["EINMALIG", "WIEDERKEHREND", null], "x-copy": false, "description": "Whether the mandate is for one debit or for many" }, "leitwegId": { "type": ["string", "null"], "maxLength": 46, "format": "leitweg-id" }, "peppolId": { "type": ["string", "null"], "maxLength": 50, "pattern": "^(EM|[0-9]{4}):[^ ]+$", "example": "0204:04011000-12345-03", "x-code": true, "description": "Electronic address with its scheme of the list EAS before the colon (BT-49)" }, "eRechnungFormat": { "type": ["string", "null"], "enum": ["KEINE", "XRECHNUNG_UBL", "XRECHNUNG_CII", "ZUGFERD", "ZUGFERD_XRECHNUNG", null], "description": "How it receives electronic invoices; null: as the parameter VERKAUF.ERECHNUNG says" }, "s01": { "type": ["string", "null"], "maxLength": 100 }, "s02": { "type": ["string", "null"], "maxLength": 100 }, "s03": { "type": ["string", "null"], "maxLength": 100 }, "s04": { "type": ["string", "null"], "maxLength": 100 }, "s05": { "type": ["string", "null"], "maxLength": 100 }, "s06": { "type": ["string", "null"], "maxLength": 100 }, "s07": { "type": ["string", "null"], "maxLength": 100 }, "s08": { "type": ["string", "null"], "maxLength": 100 }, "s09": { "type": ["string", "null"], "maxLength": 100 }, "s10": { "type": ["string", "null"], "maxLength": 100 }, "gfxid": { "type": ["integer", "null"], "minimum": 1, "x-image": true }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history", "x-asked-when": "SONSTIGE.AENDERUNGSBEMERKUNGABFRAGEN_ADRESSEN" }, "trotzdem": { "type": "boolean", "writeOnly": true, "description": "Values that repeat are meant: sent with the same call after a 409 that asks for it" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Address", "$id": "patch" };
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
    if (data.kundennr !== void 0) {
      let data0 = data.kundennr;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/kundennr", schemaPath: "#/properties/kundennr/type", keyword: "type", params: { type: schema32.properties.kundennr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (!pattern4.test(data0)) {
          const err3 = { instancePath: instancePath + "/kundennr", schemaPath: "#/properties/kundennr/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5,8}$" }, message: 'must match pattern "^[0-9]{5,8}$"' };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.lieferantennummer !== void 0) {
      let data1 = data.lieferantennummer;
      if (typeof data1 !== "string" && data1 !== null) {
        const err4 = { instancePath: instancePath + "/lieferantennummer", schemaPath: "#/properties/lieferantennummer/type", keyword: "type", params: { type: schema32.properties.lieferantennummer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err5 = { instancePath: instancePath + "/lieferantennummer", schemaPath: "#/properties/lieferantennummer/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5,8}$" }, message: 'must match pattern "^[0-9]{5,8}$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.personenart !== void 0) {
      let data2 = data.personenart;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/personenart", schemaPath: "#/properties/personenart/type", keyword: "type", params: { type: schema32.properties.personenart.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (!(data2 === "NATURAL" || data2 === "LEGAL" || data2 === null)) {
        const err7 = { instancePath: instancePath + "/personenart", schemaPath: "#/properties/personenart/enum", keyword: "enum", params: { allowedValues: schema32.properties.personenart.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.anrede !== void 0) {
      let data3 = data.anrede;
      if (typeof data3 !== "string" && data3 !== null) {
        const err8 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/type", keyword: "type", params: { type: schema32.properties.anrede.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 30) {
          const err9 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
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
      if (typeof data4 === "string") {
        if (func2(data4) > 50) {
          const err10 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func2(data4) < 1) {
          const err11 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/name1", schemaPath: "#/properties/name1/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.name2 !== void 0) {
      let data5 = data.name2;
      if (typeof data5 !== "string" && data5 !== null) {
        const err13 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/type", keyword: "type", params: { type: schema32.properties.name2.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 50) {
          const err14 = { instancePath: instancePath + "/name2", schemaPath: "#/properties/name2/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.name3 !== void 0) {
      let data6 = data.name3;
      if (typeof data6 !== "string" && data6 !== null) {
        const err15 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/type", keyword: "type", params: { type: schema32.properties.name3.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 50) {
          const err16 = { instancePath: instancePath + "/name3", schemaPath: "#/properties/name3/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.kurzname !== void 0) {
      let data7 = data.kurzname;
      if (typeof data7 !== "string" && data7 !== null) {
        const err17 = { instancePath: instancePath + "/kurzname", schemaPath: "#/properties/kurzname/type", keyword: "type", params: { type: schema32.properties.kurzname.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 20) {
          const err18 = { instancePath: instancePath + "/kurzname", schemaPath: "#/properties/kurzname/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
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
        const err19 = { instancePath: instancePath + "/strasse", schemaPath: "#/properties/strasse/type", keyword: "type", params: { type: schema32.properties.strasse.type }, message: "must be string,null" };
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
        const err21 = { instancePath: instancePath + "/plz", schemaPath: "#/properties/plz/type", keyword: "type", params: { type: schema32.properties.plz.type }, message: "must be string,null" };
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
        const err23 = { instancePath: instancePath + "/ort", schemaPath: "#/properties/ort/type", keyword: "type", params: { type: schema32.properties.ort.type }, message: "must be string,null" };
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
        const err25 = { instancePath: instancePath + "/lkz", schemaPath: "#/properties/lkz/type", keyword: "type", params: { type: schema32.properties.lkz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (!formats0(data11)) {
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
    if (data.email !== void 0) {
      let data12 = data.email;
      if (typeof data12 !== "string" && data12 !== null) {
        const err27 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema32.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func2(data12) > 254) {
          const err28 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (!formats2(data12)) {
          const err29 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.telefon1 !== void 0) {
      let data13 = data.telefon1;
      if (typeof data13 !== "string" && data13 !== null) {
        const err30 = { instancePath: instancePath + "/telefon1", schemaPath: "#/properties/telefon1/type", keyword: "type", params: { type: schema32.properties.telefon1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) > 30) {
          const err31 = { instancePath: instancePath + "/telefon1", schemaPath: "#/properties/telefon1/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!formats4.test(data13)) {
          const err32 = { instancePath: instancePath + "/telefon1", schemaPath: "#/properties/telefon1/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.telefax1 !== void 0) {
      let data14 = data.telefax1;
      if (typeof data14 !== "string" && data14 !== null) {
        const err33 = { instancePath: instancePath + "/telefax1", schemaPath: "#/properties/telefax1/type", keyword: "type", params: { type: schema32.properties.telefax1.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 30) {
          const err34 = { instancePath: instancePath + "/telefax1", schemaPath: "#/properties/telefax1/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!formats4.test(data14)) {
          const err35 = { instancePath: instancePath + "/telefax1", schemaPath: "#/properties/telefax1/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.mobil !== void 0) {
      let data15 = data.mobil;
      if (typeof data15 !== "string" && data15 !== null) {
        const err36 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/type", keyword: "type", params: { type: schema32.properties.mobil.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (func2(data15) > 30) {
          const err37 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats4.test(data15)) {
          const err38 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.webseite !== void 0) {
      let data16 = data.webseite;
      if (typeof data16 !== "string" && data16 !== null) {
        const err39 = { instancePath: instancePath + "/webseite", schemaPath: "#/properties/webseite/type", keyword: "type", params: { type: schema32.properties.webseite.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func2(data16) > 255) {
          const err40 = { instancePath: instancePath + "/webseite", schemaPath: "#/properties/webseite/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!formats10(data16)) {
          const err41 = { instancePath: instancePath + "/webseite", schemaPath: "#/properties/webseite/format", keyword: "format", params: { format: "web-address" }, message: 'must match format "web-address"' };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.istKunde !== void 0) {
      if (typeof data.istKunde !== "boolean") {
        const err42 = { instancePath: instancePath + "/istKunde", schemaPath: "#/properties/istKunde/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.istLieferant !== void 0) {
      if (typeof data.istLieferant !== "boolean") {
        const err43 = { instancePath: instancePath + "/istLieferant", schemaPath: "#/properties/istLieferant/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err44 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.mahnsperre !== void 0) {
      if (typeof data.mahnsperre !== "boolean") {
        const err45 = { instancePath: instancePath + "/mahnsperre", schemaPath: "#/properties/mahnsperre/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
    }
    if (data.kreditlimit !== void 0) {
      let data21 = data.kreditlimit;
      if (!(typeof data21 == "number") && data21 !== null) {
        const err46 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/type", keyword: "type", params: { type: schema32.properties.kreditlimit.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      if (typeof data21 == "number") {
        if (data21 > 9999999999e-2 || isNaN(data21)) {
          const err47 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999e-2 }, message: "must be <= 99999999.99" };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data21 < 0 || isNaN(data21)) {
          const err48 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
        if (!formats12.validate(data21)) {
          const err49 = { instancePath: instancePath + "/kreditlimit", schemaPath: "#/properties/kreditlimit/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
    }
    if (data.zahlart !== void 0) {
      let data22 = data.zahlart;
      if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22))) && data22 !== null) {
        const err50 = { instancePath: instancePath + "/zahlart", schemaPath: "#/properties/zahlart/type", keyword: "type", params: { type: schema32.properties.zahlart.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      if (typeof data22 == "number") {
        if (data22 < 1 || isNaN(data22)) {
          const err51 = { instancePath: instancePath + "/zahlart", schemaPath: "#/properties/zahlart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      }
    }
    if (data.lieferart !== void 0) {
      let data23 = data.lieferart;
      if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23))) && data23 !== null) {
        const err52 = { instancePath: instancePath + "/lieferart", schemaPath: "#/properties/lieferart/type", keyword: "type", params: { type: schema32.properties.lieferart.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      if (typeof data23 == "number") {
        if (data23 < 1 || isNaN(data23)) {
          const err53 = { instancePath: instancePath + "/lieferart", schemaPath: "#/properties/lieferart/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
    }
    if (data.preisgruppe !== void 0) {
      let data24 = data.preisgruppe;
      if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)))) {
        const err54 = { instancePath: instancePath + "/preisgruppe", schemaPath: "#/properties/preisgruppe/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      if (typeof data24 == "number") {
        if (data24 > 17 || isNaN(data24)) {
          const err55 = { instancePath: instancePath + "/preisgruppe", schemaPath: "#/properties/preisgruppe/maximum", keyword: "maximum", params: { comparison: "<=", limit: 17 }, message: "must be <= 17" };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (data24 < 1 || isNaN(data24)) {
          const err56 = { instancePath: instancePath + "/preisgruppe", schemaPath: "#/properties/preisgruppe/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
      }
    }
    if (data.erstkontakt !== void 0) {
      let data25 = data.erstkontakt;
      if (typeof data25 !== "string" && data25 !== null) {
        const err57 = { instancePath: instancePath + "/erstkontakt", schemaPath: "#/properties/erstkontakt/type", keyword: "type", params: { type: schema32.properties.erstkontakt.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (typeof data25 === "string") {
        if (!formats14(data25)) {
          const err58 = { instancePath: instancePath + "/erstkontakt", schemaPath: "#/properties/erstkontakt/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      }
    }
    if (data.vertreter1 !== void 0) {
      let data26 = data.vertreter1;
      if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26))) && data26 !== null) {
        const err59 = { instancePath: instancePath + "/vertreter1", schemaPath: "#/properties/vertreter1/type", keyword: "type", params: { type: schema32.properties.vertreter1.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      if (typeof data26 == "number") {
        if (data26 < 1 || isNaN(data26)) {
          const err60 = { instancePath: instancePath + "/vertreter1", schemaPath: "#/properties/vertreter1/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err60];
          } else {
            vErrors.push(err60);
          }
          errors++;
        }
      }
    }
    if (data.vertreter2 !== void 0) {
      let data27 = data.vertreter2;
      if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27))) && data27 !== null) {
        const err61 = { instancePath: instancePath + "/vertreter2", schemaPath: "#/properties/vertreter2/type", keyword: "type", params: { type: schema32.properties.vertreter2.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      if (typeof data27 == "number") {
        if (data27 < 1 || isNaN(data27)) {
          const err62 = { instancePath: instancePath + "/vertreter2", schemaPath: "#/properties/vertreter2/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err62];
          } else {
            vErrors.push(err62);
          }
          errors++;
        }
      }
    }
    if (data.vertreter3 !== void 0) {
      let data28 = data.vertreter3;
      if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28))) && data28 !== null) {
        const err63 = { instancePath: instancePath + "/vertreter3", schemaPath: "#/properties/vertreter3/type", keyword: "type", params: { type: schema32.properties.vertreter3.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      if (typeof data28 == "number") {
        if (data28 < 1 || isNaN(data28)) {
          const err64 = { instancePath: instancePath + "/vertreter3", schemaPath: "#/properties/vertreter3/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
    }
    if (data.sprache !== void 0) {
      let data29 = data.sprache;
      if (typeof data29 !== "string" && data29 !== null) {
        const err65 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/type", keyword: "type", params: { type: schema32.properties.sprache.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      if (!(data29 === "de" || data29 === "en" || data29 === "fr" || data29 === null)) {
        const err66 = { instancePath: instancePath + "/sprache", schemaPath: "#/properties/sprache/enum", keyword: "enum", params: { allowedValues: schema32.properties.sprache.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err66];
        } else {
          vErrors.push(err66);
        }
        errors++;
      }
    }
    if (data.ustId !== void 0) {
      let data30 = data.ustId;
      if (typeof data30 !== "string" && data30 !== null) {
        const err67 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/type", keyword: "type", params: { type: schema32.properties.ustId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      if (typeof data30 === "string") {
        if (func2(data30) > 20) {
          const err68 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
        if (!formats16(data30)) {
          const err69 = { instancePath: instancePath + "/ustId", schemaPath: "#/properties/ustId/format", keyword: "format", params: { format: "vat-id" }, message: 'must match format "vat-id"' };
          if (vErrors === null) {
            vErrors = [err69];
          } else {
            vErrors.push(err69);
          }
          errors++;
        }
      }
    }
    if (data.steuernr !== void 0) {
      let data31 = data.steuernr;
      if (typeof data31 !== "string" && data31 !== null) {
        const err70 = { instancePath: instancePath + "/steuernr", schemaPath: "#/properties/steuernr/type", keyword: "type", params: { type: schema32.properties.steuernr.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
      if (typeof data31 === "string") {
        if (func2(data31) > 20) {
          const err71 = { instancePath: instancePath + "/steuernr", schemaPath: "#/properties/steuernr/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
      }
    }
    if (data.iban !== void 0) {
      let data32 = data.iban;
      if (typeof data32 !== "string" && data32 !== null) {
        const err72 = { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/type", keyword: "type", params: { type: schema32.properties.iban.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
      if (typeof data32 === "string") {
        if (func2(data32) > 34) {
          const err73 = { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/maxLength", keyword: "maxLength", params: { limit: 34 }, message: "must NOT have more than 34 characters" };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
        if (!formats18(data32)) {
          const err74 = { instancePath: instancePath + "/iban", schemaPath: "#/properties/iban/format", keyword: "format", params: { format: "iban" }, message: 'must match format "iban"' };
          if (vErrors === null) {
            vErrors = [err74];
          } else {
            vErrors.push(err74);
          }
          errors++;
        }
      }
    }
    if (data.bic !== void 0) {
      let data33 = data.bic;
      if (typeof data33 !== "string" && data33 !== null) {
        const err75 = { instancePath: instancePath + "/bic", schemaPath: "#/properties/bic/type", keyword: "type", params: { type: schema32.properties.bic.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
      if (typeof data33 === "string") {
        if (func2(data33) > 11) {
          const err76 = { instancePath: instancePath + "/bic", schemaPath: "#/properties/bic/maxLength", keyword: "maxLength", params: { limit: 11 }, message: "must NOT have more than 11 characters" };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
        if (!formats20(data33)) {
          const err77 = { instancePath: instancePath + "/bic", schemaPath: "#/properties/bic/format", keyword: "format", params: { format: "bic" }, message: 'must match format "bic"' };
          if (vErrors === null) {
            vErrors = [err77];
          } else {
            vErrors.push(err77);
          }
          errors++;
        }
      }
    }
    if (data.mandatsreferenz !== void 0) {
      let data34 = data.mandatsreferenz;
      if (typeof data34 !== "string" && data34 !== null) {
        const err78 = { instancePath: instancePath + "/mandatsreferenz", schemaPath: "#/properties/mandatsreferenz/type", keyword: "type", params: { type: schema32.properties.mandatsreferenz.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err78];
        } else {
          vErrors.push(err78);
        }
        errors++;
      }
      if (typeof data34 === "string") {
        if (func2(data34) > 35) {
          const err79 = { instancePath: instancePath + "/mandatsreferenz", schemaPath: "#/properties/mandatsreferenz/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
        if (!pattern6.test(data34)) {
          const err80 = { instancePath: instancePath + "/mandatsreferenz", schemaPath: "#/properties/mandatsreferenz/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9+?/:().,'-]+( [A-Za-z0-9+?/:().,'-]+)*$" }, message: `must match pattern "^[A-Za-z0-9+?/:().,'-]+( [A-Za-z0-9+?/:().,'-]+)*$"` };
          if (vErrors === null) {
            vErrors = [err80];
          } else {
            vErrors.push(err80);
          }
          errors++;
        }
      }
    }
    if (data.mandatsdatum !== void 0) {
      let data35 = data.mandatsdatum;
      if (typeof data35 !== "string" && data35 !== null) {
        const err81 = { instancePath: instancePath + "/mandatsdatum", schemaPath: "#/properties/mandatsdatum/type", keyword: "type", params: { type: schema32.properties.mandatsdatum.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
      if (typeof data35 === "string") {
        if (!formats14(data35)) {
          const err82 = { instancePath: instancePath + "/mandatsdatum", schemaPath: "#/properties/mandatsdatum/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err82];
          } else {
            vErrors.push(err82);
          }
          errors++;
        }
      }
    }
    if (data.mandatsart !== void 0) {
      let data36 = data.mandatsart;
      if (typeof data36 !== "string" && data36 !== null) {
        const err83 = { instancePath: instancePath + "/mandatsart", schemaPath: "#/properties/mandatsart/type", keyword: "type", params: { type: schema32.properties.mandatsart.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err83];
        } else {
          vErrors.push(err83);
        }
        errors++;
      }
      if (!(data36 === "CORE" || data36 === "B2B" || data36 === null)) {
        const err84 = { instancePath: instancePath + "/mandatsart", schemaPath: "#/properties/mandatsart/enum", keyword: "enum", params: { allowedValues: schema32.properties.mandatsart.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
    }
    if (data.mandatsfolge !== void 0) {
      let data37 = data.mandatsfolge;
      if (typeof data37 !== "string" && data37 !== null) {
        const err85 = { instancePath: instancePath + "/mandatsfolge", schemaPath: "#/properties/mandatsfolge/type", keyword: "type", params: { type: schema32.properties.mandatsfolge.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err85];
        } else {
          vErrors.push(err85);
        }
        errors++;
      }
      if (!(data37 === "EINMALIG" || data37 === "WIEDERKEHREND" || data37 === null)) {
        const err86 = { instancePath: instancePath + "/mandatsfolge", schemaPath: "#/properties/mandatsfolge/enum", keyword: "enum", params: { allowedValues: schema32.properties.mandatsfolge.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
    }
    if (data.leitwegId !== void 0) {
      let data38 = data.leitwegId;
      if (typeof data38 !== "string" && data38 !== null) {
        const err87 = { instancePath: instancePath + "/leitwegId", schemaPath: "#/properties/leitwegId/type", keyword: "type", params: { type: schema32.properties.leitwegId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
      if (typeof data38 === "string") {
        if (func2(data38) > 46) {
          const err88 = { instancePath: instancePath + "/leitwegId", schemaPath: "#/properties/leitwegId/maxLength", keyword: "maxLength", params: { limit: 46 }, message: "must NOT have more than 46 characters" };
          if (vErrors === null) {
            vErrors = [err88];
          } else {
            vErrors.push(err88);
          }
          errors++;
        }
        if (!formats24(data38)) {
          const err89 = { instancePath: instancePath + "/leitwegId", schemaPath: "#/properties/leitwegId/format", keyword: "format", params: { format: "leitweg-id" }, message: 'must match format "leitweg-id"' };
          if (vErrors === null) {
            vErrors = [err89];
          } else {
            vErrors.push(err89);
          }
          errors++;
        }
      }
    }
    if (data.peppolId !== void 0) {
      let data39 = data.peppolId;
      if (typeof data39 !== "string" && data39 !== null) {
        const err90 = { instancePath: instancePath + "/peppolId", schemaPath: "#/properties/peppolId/type", keyword: "type", params: { type: schema32.properties.peppolId.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err90];
        } else {
          vErrors.push(err90);
        }
        errors++;
      }
      if (typeof data39 === "string") {
        if (func2(data39) > 50) {
          const err91 = { instancePath: instancePath + "/peppolId", schemaPath: "#/properties/peppolId/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err91];
          } else {
            vErrors.push(err91);
          }
          errors++;
        }
        if (!pattern7.test(data39)) {
          const err92 = { instancePath: instancePath + "/peppolId", schemaPath: "#/properties/peppolId/pattern", keyword: "pattern", params: { pattern: "^(EM|[0-9]{4}):[^ ]+$" }, message: 'must match pattern "^(EM|[0-9]{4}):[^ ]+$"' };
          if (vErrors === null) {
            vErrors = [err92];
          } else {
            vErrors.push(err92);
          }
          errors++;
        }
      }
    }
    if (data.eRechnungFormat !== void 0) {
      let data40 = data.eRechnungFormat;
      if (typeof data40 !== "string" && data40 !== null) {
        const err93 = { instancePath: instancePath + "/eRechnungFormat", schemaPath: "#/properties/eRechnungFormat/type", keyword: "type", params: { type: schema32.properties.eRechnungFormat.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err93];
        } else {
          vErrors.push(err93);
        }
        errors++;
      }
      if (!(data40 === "KEINE" || data40 === "XRECHNUNG_UBL" || data40 === "XRECHNUNG_CII" || data40 === "ZUGFERD" || data40 === "ZUGFERD_XRECHNUNG" || data40 === null)) {
        const err94 = { instancePath: instancePath + "/eRechnungFormat", schemaPath: "#/properties/eRechnungFormat/enum", keyword: "enum", params: { allowedValues: schema32.properties.eRechnungFormat.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err94];
        } else {
          vErrors.push(err94);
        }
        errors++;
      }
    }
    if (data.s01 !== void 0) {
      let data41 = data.s01;
      if (typeof data41 !== "string" && data41 !== null) {
        const err95 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/type", keyword: "type", params: { type: schema32.properties.s01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err95];
        } else {
          vErrors.push(err95);
        }
        errors++;
      }
      if (typeof data41 === "string") {
        if (func2(data41) > 100) {
          const err96 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err96];
          } else {
            vErrors.push(err96);
          }
          errors++;
        }
      }
    }
    if (data.s02 !== void 0) {
      let data42 = data.s02;
      if (typeof data42 !== "string" && data42 !== null) {
        const err97 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/type", keyword: "type", params: { type: schema32.properties.s02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err97];
        } else {
          vErrors.push(err97);
        }
        errors++;
      }
      if (typeof data42 === "string") {
        if (func2(data42) > 100) {
          const err98 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err98];
          } else {
            vErrors.push(err98);
          }
          errors++;
        }
      }
    }
    if (data.s03 !== void 0) {
      let data43 = data.s03;
      if (typeof data43 !== "string" && data43 !== null) {
        const err99 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/type", keyword: "type", params: { type: schema32.properties.s03.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err99];
        } else {
          vErrors.push(err99);
        }
        errors++;
      }
      if (typeof data43 === "string") {
        if (func2(data43) > 100) {
          const err100 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err100];
          } else {
            vErrors.push(err100);
          }
          errors++;
        }
      }
    }
    if (data.s04 !== void 0) {
      let data44 = data.s04;
      if (typeof data44 !== "string" && data44 !== null) {
        const err101 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/type", keyword: "type", params: { type: schema32.properties.s04.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err101];
        } else {
          vErrors.push(err101);
        }
        errors++;
      }
      if (typeof data44 === "string") {
        if (func2(data44) > 100) {
          const err102 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err102];
          } else {
            vErrors.push(err102);
          }
          errors++;
        }
      }
    }
    if (data.s05 !== void 0) {
      let data45 = data.s05;
      if (typeof data45 !== "string" && data45 !== null) {
        const err103 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/type", keyword: "type", params: { type: schema32.properties.s05.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err103];
        } else {
          vErrors.push(err103);
        }
        errors++;
      }
      if (typeof data45 === "string") {
        if (func2(data45) > 100) {
          const err104 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err104];
          } else {
            vErrors.push(err104);
          }
          errors++;
        }
      }
    }
    if (data.s06 !== void 0) {
      let data46 = data.s06;
      if (typeof data46 !== "string" && data46 !== null) {
        const err105 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/type", keyword: "type", params: { type: schema32.properties.s06.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err105];
        } else {
          vErrors.push(err105);
        }
        errors++;
      }
      if (typeof data46 === "string") {
        if (func2(data46) > 100) {
          const err106 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err106];
          } else {
            vErrors.push(err106);
          }
          errors++;
        }
      }
    }
    if (data.s07 !== void 0) {
      let data47 = data.s07;
      if (typeof data47 !== "string" && data47 !== null) {
        const err107 = { instancePath: instancePath + "/s07", schemaPath: "#/properties/s07/type", keyword: "type", params: { type: schema32.properties.s07.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err107];
        } else {
          vErrors.push(err107);
        }
        errors++;
      }
      if (typeof data47 === "string") {
        if (func2(data47) > 100) {
          const err108 = { instancePath: instancePath + "/s07", schemaPath: "#/properties/s07/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err108];
          } else {
            vErrors.push(err108);
          }
          errors++;
        }
      }
    }
    if (data.s08 !== void 0) {
      let data48 = data.s08;
      if (typeof data48 !== "string" && data48 !== null) {
        const err109 = { instancePath: instancePath + "/s08", schemaPath: "#/properties/s08/type", keyword: "type", params: { type: schema32.properties.s08.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err109];
        } else {
          vErrors.push(err109);
        }
        errors++;
      }
      if (typeof data48 === "string") {
        if (func2(data48) > 100) {
          const err110 = { instancePath: instancePath + "/s08", schemaPath: "#/properties/s08/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err110];
          } else {
            vErrors.push(err110);
          }
          errors++;
        }
      }
    }
    if (data.s09 !== void 0) {
      let data49 = data.s09;
      if (typeof data49 !== "string" && data49 !== null) {
        const err111 = { instancePath: instancePath + "/s09", schemaPath: "#/properties/s09/type", keyword: "type", params: { type: schema32.properties.s09.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err111];
        } else {
          vErrors.push(err111);
        }
        errors++;
      }
      if (typeof data49 === "string") {
        if (func2(data49) > 100) {
          const err112 = { instancePath: instancePath + "/s09", schemaPath: "#/properties/s09/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err112];
          } else {
            vErrors.push(err112);
          }
          errors++;
        }
      }
    }
    if (data.s10 !== void 0) {
      let data50 = data.s10;
      if (typeof data50 !== "string" && data50 !== null) {
        const err113 = { instancePath: instancePath + "/s10", schemaPath: "#/properties/s10/type", keyword: "type", params: { type: schema32.properties.s10.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err113];
        } else {
          vErrors.push(err113);
        }
        errors++;
      }
      if (typeof data50 === "string") {
        if (func2(data50) > 100) {
          const err114 = { instancePath: instancePath + "/s10", schemaPath: "#/properties/s10/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err114];
          } else {
            vErrors.push(err114);
          }
          errors++;
        }
      }
    }
    if (data.gfxid !== void 0) {
      let data51 = data.gfxid;
      if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51))) && data51 !== null) {
        const err115 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/type", keyword: "type", params: { type: schema32.properties.gfxid.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err115];
        } else {
          vErrors.push(err115);
        }
        errors++;
      }
      if (typeof data51 == "number") {
        if (data51 < 1 || isNaN(data51)) {
          const err116 = { instancePath: instancePath + "/gfxid", schemaPath: "#/properties/gfxid/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err116];
          } else {
            vErrors.push(err116);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data52 = data.ProtokollBemerkung;
      if (typeof data52 !== "string" && data52 !== null) {
        const err117 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err117];
        } else {
          vErrors.push(err117);
        }
        errors++;
      }
      if (typeof data52 === "string") {
        if (func2(data52) > 500) {
          const err118 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err118];
          } else {
            vErrors.push(err118);
          }
          errors++;
        }
      }
    }
    if (data.trotzdem !== void 0) {
      if (typeof data.trotzdem !== "boolean") {
        const err119 = { instancePath: instancePath + "/trotzdem", schemaPath: "#/properties/trotzdem/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err119];
        } else {
          vErrors.push(err119);
        }
        errors++;
      }
    }
  } else {
    const err120 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err120];
    } else {
      vErrors.push(err120);
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
