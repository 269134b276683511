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
var schema31 = { "type": "object", "x-table": "ANS", "x-parent": "adresseId", "required": ["name"], "properties": { "anrede": { "type": ["string", "null"], "maxLength": 30, "x-lookup": "salutation", "x-part": "salutation" }, "vorname": { "type": ["string", "null"], "maxLength": 50, "x-part": "given-name" }, "name": { "type": "string", "minLength": 1, "maxLength": 50, "x-part": "family-name" }, "position": { "type": ["string", "null"], "maxLength": 50 }, "telefon": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "mobil": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "fax": { "type": ["string", "null"], "maxLength": 30, "format": "phone" }, "email": { "type": ["string", "null"], "maxLength": 254, "format": "email" }, "briefanrede": { "type": ["string", "null"], "maxLength": 100 }, "sortierung": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "birthday": { "type": ["string", "null"], "format": "date" }, "mailRechnung": { "type": "boolean", "default": false, "description": "Invoices are sent to them by e-mail" }, "mailAuftrag": { "type": "boolean", "default": false, "description": "Offers, orders and deliveries are sent to them" }, "mailService": { "type": "boolean", "default": false, "description": "Service reports are sent to them" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "ContactPerson", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = /^(?=(?:\D*\d){3})(?!(?:[^\d/]*\d){6}[^/]*\/\s*[(+]?[0+])[\d+()/\-. ]+(?: ext\. \d{1,6})?$/;
var formats6 = formats.email;
var formats8 = formats.date;
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
    if (data.name === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
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
    if (data.anrede !== void 0) {
      let data0 = data.anrede;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/type", keyword: "type", params: { type: schema31.properties.anrede.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func2(data0) > 30) {
          const err3 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.vorname !== void 0) {
      let data1 = data.vorname;
      if (typeof data1 !== "string" && data1 !== null) {
        const err4 = { instancePath: instancePath + "/vorname", schemaPath: "#/properties/vorname/type", keyword: "type", params: { type: schema31.properties.vorname.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func2(data1) > 50) {
          const err5 = { instancePath: instancePath + "/vorname", schemaPath: "#/properties/vorname/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func2(data2) > 50) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func2(data2) < 1) {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data3 = data.position;
      if (typeof data3 !== "string" && data3 !== null) {
        const err9 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: schema31.properties.position.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 50) {
          const err10 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.telefon !== void 0) {
      let data4 = data.telefon;
      if (typeof data4 !== "string" && data4 !== null) {
        const err11 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/type", keyword: "type", params: { type: schema31.properties.telefon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 30) {
          const err12 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!formats0.test(data4)) {
          const err13 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.mobil !== void 0) {
      let data5 = data.mobil;
      if (typeof data5 !== "string" && data5 !== null) {
        const err14 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/type", keyword: "type", params: { type: schema31.properties.mobil.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 30) {
          const err15 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!formats0.test(data5)) {
          const err16 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.fax !== void 0) {
      let data6 = data.fax;
      if (typeof data6 !== "string" && data6 !== null) {
        const err17 = { instancePath: instancePath + "/fax", schemaPath: "#/properties/fax/type", keyword: "type", params: { type: schema31.properties.fax.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 30) {
          const err18 = { instancePath: instancePath + "/fax", schemaPath: "#/properties/fax/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats0.test(data6)) {
          const err19 = { instancePath: instancePath + "/fax", schemaPath: "#/properties/fax/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data7 = data.email;
      if (typeof data7 !== "string" && data7 !== null) {
        const err20 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema31.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 254) {
          const err21 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!formats6(data7)) {
          const err22 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.briefanrede !== void 0) {
      let data8 = data.briefanrede;
      if (typeof data8 !== "string" && data8 !== null) {
        const err23 = { instancePath: instancePath + "/briefanrede", schemaPath: "#/properties/briefanrede/type", keyword: "type", params: { type: schema31.properties.briefanrede.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func2(data8) > 100) {
          const err24 = { instancePath: instancePath + "/briefanrede", schemaPath: "#/properties/briefanrede/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.sortierung !== void 0) {
      let data9 = data.sortierung;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err25 = { instancePath: instancePath + "/sortierung", schemaPath: "#/properties/sortierung/type", keyword: "type", params: { type: schema31.properties.sortierung.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 > 999 || isNaN(data9)) {
          const err26 = { instancePath: instancePath + "/sortierung", schemaPath: "#/properties/sortierung/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err27 = { instancePath: instancePath + "/sortierung", schemaPath: "#/properties/sortierung/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.birthday !== void 0) {
      let data10 = data.birthday;
      if (typeof data10 !== "string" && data10 !== null) {
        const err28 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/type", keyword: "type", params: { type: schema31.properties.birthday.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (!formats8(data10)) {
          const err29 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.mailRechnung !== void 0) {
      if (typeof data.mailRechnung !== "boolean") {
        const err30 = { instancePath: instancePath + "/mailRechnung", schemaPath: "#/properties/mailRechnung/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.mailAuftrag !== void 0) {
      if (typeof data.mailAuftrag !== "boolean") {
        const err31 = { instancePath: instancePath + "/mailAuftrag", schemaPath: "#/properties/mailAuftrag/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.mailService !== void 0) {
      if (typeof data.mailService !== "boolean") {
        const err32 = { instancePath: instancePath + "/mailService", schemaPath: "#/properties/mailService/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data14 = data.ProtokollBemerkung;
      if (typeof data14 !== "string" && data14 !== null) {
        const err33 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 500) {
          const err34 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
  } else {
    const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "ANS", "x-parent": "adresseId", "properties": { "anrede": { "type": ["string", "null"], "maxLength": 30, "x-lookup": "salutation", "x-part": "salutation" }, "vorname": { "type": ["string", "null"], "maxLength": 50, "x-part": "given-name" }, "name": { "type": "string", "minLength": 1, "maxLength": 50, "x-part": "family-name" }, "position": { "type": ["string", "null"], "maxLength": 50 }, "telefon": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "mobil": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-index": false }, "fax": { "type": ["string", "null"], "maxLength": 30, "format": "phone" }, "email": { "type": ["string", "null"], "maxLength": 254, "format": "email" }, "briefanrede": { "type": ["string", "null"], "maxLength": 100 }, "sortierung": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 }, "birthday": { "type": ["string", "null"], "format": "date" }, "mailRechnung": { "type": "boolean", "description": "Invoices are sent to them by e-mail" }, "mailAuftrag": { "type": "boolean", "description": "Offers, orders and deliveries are sent to them" }, "mailService": { "type": "boolean", "description": "Service reports are sent to them" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "ContactPerson", "$id": "patch" };
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
    if (data.anrede !== void 0) {
      let data0 = data.anrede;
      if (typeof data0 !== "string" && data0 !== null) {
        const err2 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/type", keyword: "type", params: { type: schema32.properties.anrede.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func2(data0) > 30) {
          const err3 = { instancePath: instancePath + "/anrede", schemaPath: "#/properties/anrede/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.vorname !== void 0) {
      let data1 = data.vorname;
      if (typeof data1 !== "string" && data1 !== null) {
        const err4 = { instancePath: instancePath + "/vorname", schemaPath: "#/properties/vorname/type", keyword: "type", params: { type: schema32.properties.vorname.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func2(data1) > 50) {
          const err5 = { instancePath: instancePath + "/vorname", schemaPath: "#/properties/vorname/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 === "string") {
        if (func2(data2) > 50) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func2(data2) < 1) {
          const err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data3 = data.position;
      if (typeof data3 !== "string" && data3 !== null) {
        const err9 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: schema32.properties.position.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 50) {
          const err10 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.telefon !== void 0) {
      let data4 = data.telefon;
      if (typeof data4 !== "string" && data4 !== null) {
        const err11 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/type", keyword: "type", params: { type: schema32.properties.telefon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 30) {
          const err12 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!formats0.test(data4)) {
          const err13 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.mobil !== void 0) {
      let data5 = data.mobil;
      if (typeof data5 !== "string" && data5 !== null) {
        const err14 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/type", keyword: "type", params: { type: schema32.properties.mobil.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 30) {
          const err15 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!formats0.test(data5)) {
          const err16 = { instancePath: instancePath + "/mobil", schemaPath: "#/properties/mobil/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.fax !== void 0) {
      let data6 = data.fax;
      if (typeof data6 !== "string" && data6 !== null) {
        const err17 = { instancePath: instancePath + "/fax", schemaPath: "#/properties/fax/type", keyword: "type", params: { type: schema32.properties.fax.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func2(data6) > 30) {
          const err18 = { instancePath: instancePath + "/fax", schemaPath: "#/properties/fax/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats0.test(data6)) {
          const err19 = { instancePath: instancePath + "/fax", schemaPath: "#/properties/fax/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data7 = data.email;
      if (typeof data7 !== "string" && data7 !== null) {
        const err20 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema32.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 254) {
          const err21 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!formats6(data7)) {
          const err22 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.briefanrede !== void 0) {
      let data8 = data.briefanrede;
      if (typeof data8 !== "string" && data8 !== null) {
        const err23 = { instancePath: instancePath + "/briefanrede", schemaPath: "#/properties/briefanrede/type", keyword: "type", params: { type: schema32.properties.briefanrede.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func2(data8) > 100) {
          const err24 = { instancePath: instancePath + "/briefanrede", schemaPath: "#/properties/briefanrede/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.sortierung !== void 0) {
      let data9 = data.sortierung;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err25 = { instancePath: instancePath + "/sortierung", schemaPath: "#/properties/sortierung/type", keyword: "type", params: { type: schema32.properties.sortierung.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 > 999 || isNaN(data9)) {
          const err26 = { instancePath: instancePath + "/sortierung", schemaPath: "#/properties/sortierung/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err27 = { instancePath: instancePath + "/sortierung", schemaPath: "#/properties/sortierung/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.birthday !== void 0) {
      let data10 = data.birthday;
      if (typeof data10 !== "string" && data10 !== null) {
        const err28 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/type", keyword: "type", params: { type: schema32.properties.birthday.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (!formats8(data10)) {
          const err29 = { instancePath: instancePath + "/birthday", schemaPath: "#/properties/birthday/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.mailRechnung !== void 0) {
      if (typeof data.mailRechnung !== "boolean") {
        const err30 = { instancePath: instancePath + "/mailRechnung", schemaPath: "#/properties/mailRechnung/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.mailAuftrag !== void 0) {
      if (typeof data.mailAuftrag !== "boolean") {
        const err31 = { instancePath: instancePath + "/mailAuftrag", schemaPath: "#/properties/mailAuftrag/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.mailService !== void 0) {
      if (typeof data.mailService !== "boolean") {
        const err32 = { instancePath: instancePath + "/mailService", schemaPath: "#/properties/mailService/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data14 = data.ProtokollBemerkung;
      if (typeof data14 !== "string" && data14 !== null) {
        const err33 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 500) {
          const err34 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
  } else {
    const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err35];
    } else {
      vErrors.push(err35);
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
