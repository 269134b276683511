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
var schema31 = { "type": "object", "x-table": "BEN", "required": ["benutzername", "name", "kuerzel", "passwort"], "properties": { "benutzername": { "type": "string", "minLength": 2, "maxLength": 100, "format": "user-name", "x-copy": false, "description": "For the login; kept in lower case" }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "kuerzel": { "type": "string", "minLength": 1, "maxLength": 10, "x-copy": false, "x-code": true }, "telefon": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-copy": false, "x-index": false }, "email": { "type": ["string", "null"], "maxLength": 254, "format": "email", "x-copy": false }, "typ": { "type": "integer", "enum": [0, 1, 2, 3, 4], "default": 0, "description": "0 office, 1 office and warehouse, 2 technician, 3 warehouse, 4 portal and API" }, "istAdmin": { "type": "boolean", "default": false, "description": "Has every right" }, "gesperrt": { "type": "boolean", "default": false }, "technikerId": { "type": ["integer", "null"], "minimum": 1, "x-copy": false }, "vorgabeLagerId": { "type": ["integer", "null"], "minimum": 1, "description": "The default warehouse; its storage region counts where none is chosen" }, "rollen": { "type": "array", "maxItems": 100, "uniqueItems": true, "default": [], "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "x-ref": "Role" }, "passwortAendern": { "type": "boolean", "default": true, "description": "To be changed after the next login" }, "passwort": { "type": "string", "format": "password", "minLength": 1, "maxLength": 1e3, "writeOnly": true, "x-create-only": true, "description": "The first password" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "User", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var formats0 = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}._@+-]*$/u;
var formats2 = /^(?=(?:\D*\d){3})(?!(?:[^\d/]*\d){6}[^/]*\/\s*[(+]?[0+])[\d+()/\-. ]+(?: ext\. \d{1,6})?$/;
var formats4 = formats.email;
var formats6 = formats.password;
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
    if (data.benutzername === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "benutzername" }, message: "must have required property 'benutzername'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.kuerzel === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kuerzel" }, message: "must have required property 'kuerzel'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.passwort === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passwort" }, message: "must have required property 'passwort'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.benutzername !== void 0) {
      let data0 = data.benutzername;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          const err5 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func2(data0) < 2) {
          const err6 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err7 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/format", keyword: "format", params: { format: "user-name" }, message: 'must match format "user-name"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.kuerzel !== void 0) {
      let data2 = data.kuerzel;
      if (typeof data2 === "string") {
        if (func2(data2) > 10) {
          const err12 = { instancePath: instancePath + "/kuerzel", schemaPath: "#/properties/kuerzel/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func2(data2) < 1) {
          const err13 = { instancePath: instancePath + "/kuerzel", schemaPath: "#/properties/kuerzel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/kuerzel", schemaPath: "#/properties/kuerzel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.telefon !== void 0) {
      let data3 = data.telefon;
      if (typeof data3 !== "string" && data3 !== null) {
        const err15 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/type", keyword: "type", params: { type: schema31.properties.telefon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 30) {
          const err16 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!formats2.test(data3)) {
          const err17 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 !== "string" && data4 !== null) {
        const err18 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema31.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 254) {
          const err19 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats4(data4)) {
          const err20 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.typ !== void 0) {
      let data5 = data.typ;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)))) {
        const err21 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data5 === 0 || data5 === 1 || data5 === 2 || data5 === 3 || data5 === 4)) {
        const err22 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/enum", keyword: "enum", params: { allowedValues: schema31.properties.typ.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.istAdmin !== void 0) {
      if (typeof data.istAdmin !== "boolean") {
        const err23 = { instancePath: instancePath + "/istAdmin", schemaPath: "#/properties/istAdmin/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err24 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.technikerId !== void 0) {
      let data8 = data.technikerId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err25 = { instancePath: instancePath + "/technikerId", schemaPath: "#/properties/technikerId/type", keyword: "type", params: { type: schema31.properties.technikerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
          const err26 = { instancePath: instancePath + "/technikerId", schemaPath: "#/properties/technikerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.vorgabeLagerId !== void 0) {
      let data9 = data.vorgabeLagerId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err27 = { instancePath: instancePath + "/vorgabeLagerId", schemaPath: "#/properties/vorgabeLagerId/type", keyword: "type", params: { type: schema31.properties.vorgabeLagerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err28 = { instancePath: instancePath + "/vorgabeLagerId", schemaPath: "#/properties/vorgabeLagerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.rollen !== void 0) {
      let data10 = data.rollen;
      if (Array.isArray(data10)) {
        if (data10.length > 100) {
          const err29 = { instancePath: instancePath + "/rollen", schemaPath: "#/properties/rollen/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)))) {
            const err30 = { instancePath: instancePath + "/rollen/" + i0, schemaPath: "#/properties/rollen/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (typeof data11 == "number") {
            if (data11 > 9007199254740991 || isNaN(data11)) {
              const err31 = { instancePath: instancePath + "/rollen/" + i0, schemaPath: "#/properties/rollen/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data11 < 1 || isNaN(data11)) {
              const err32 = { instancePath: instancePath + "/rollen/" + i0, schemaPath: "#/properties/rollen/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          }
        }
        let i1 = data10.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data10[i1];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err33 = { instancePath: instancePath + "/rollen", schemaPath: "#/properties/rollen/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err34 = { instancePath: instancePath + "/rollen", schemaPath: "#/properties/rollen/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.passwortAendern !== void 0) {
      if (typeof data.passwortAendern !== "boolean") {
        const err35 = { instancePath: instancePath + "/passwortAendern", schemaPath: "#/properties/passwortAendern/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.passwort !== void 0) {
      let data13 = data.passwort;
      if (typeof data13 === "string") {
        if (func2(data13) > 1e3) {
          const err36 = { instancePath: instancePath + "/passwort", schemaPath: "#/properties/passwort/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (func2(data13) < 1) {
          const err37 = { instancePath: instancePath + "/passwort", schemaPath: "#/properties/passwort/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats6(data13)) {
          const err38 = { instancePath: instancePath + "/passwort", schemaPath: "#/properties/passwort/format", keyword: "format", params: { format: "password" }, message: 'must match format "password"' };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      } else {
        const err39 = { instancePath: instancePath + "/passwort", schemaPath: "#/properties/passwort/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data14 = data.ProtokollBemerkung;
      if (typeof data14 !== "string" && data14 !== null) {
        const err40 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 500) {
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
var schema32 = { "type": "object", "x-table": "BEN", "properties": { "benutzername": { "type": "string", "minLength": 2, "maxLength": 100, "format": "user-name", "x-copy": false, "description": "For the login; kept in lower case" }, "name": { "type": "string", "minLength": 1, "maxLength": 100 }, "kuerzel": { "type": "string", "minLength": 1, "maxLength": 10, "x-copy": false, "x-code": true }, "telefon": { "type": ["string", "null"], "maxLength": 30, "format": "phone", "x-copy": false, "x-index": false }, "email": { "type": ["string", "null"], "maxLength": 254, "format": "email", "x-copy": false }, "typ": { "type": "integer", "enum": [0, 1, 2, 3, 4], "description": "0 office, 1 office and warehouse, 2 technician, 3 warehouse, 4 portal and API" }, "istAdmin": { "type": "boolean", "description": "Has every right" }, "gesperrt": { "type": "boolean" }, "technikerId": { "type": ["integer", "null"], "minimum": 1, "x-copy": false }, "vorgabeLagerId": { "type": ["integer", "null"], "minimum": 1, "description": "The default warehouse; its storage region counts where none is chosen" }, "rollen": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "integer", "minimum": 1, "maximum": 9007199254740991 }, "x-ref": "Role" }, "passwortAendern": { "type": "boolean", "description": "To be changed after the next login" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "User", "$id": "patch" };
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
    if (data.benutzername !== void 0) {
      let data0 = data.benutzername;
      if (typeof data0 === "string") {
        if (func2(data0) > 100) {
          const err2 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 2) {
          const err3 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!formats0.test(data0)) {
          const err4 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/format", keyword: "format", params: { format: "user-name" }, message: 'must match format "user-name"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 === "string") {
        if (func2(data1) > 100) {
          const err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func2(data1) < 1) {
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
    if (data.kuerzel !== void 0) {
      let data2 = data.kuerzel;
      if (typeof data2 === "string") {
        if (func2(data2) > 10) {
          const err9 = { instancePath: instancePath + "/kuerzel", schemaPath: "#/properties/kuerzel/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func2(data2) < 1) {
          const err10 = { instancePath: instancePath + "/kuerzel", schemaPath: "#/properties/kuerzel/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/kuerzel", schemaPath: "#/properties/kuerzel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.telefon !== void 0) {
      let data3 = data.telefon;
      if (typeof data3 !== "string" && data3 !== null) {
        const err12 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/type", keyword: "type", params: { type: schema32.properties.telefon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 30) {
          const err13 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!formats2.test(data3)) {
          const err14 = { instancePath: instancePath + "/telefon", schemaPath: "#/properties/telefon/format", keyword: "format", params: { format: "phone" }, message: 'must match format "phone"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.email !== void 0) {
      let data4 = data.email;
      if (typeof data4 !== "string" && data4 !== null) {
        const err15 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema32.properties.email.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func2(data4) > 254) {
          const err16 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!formats4(data4)) {
          const err17 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.typ !== void 0) {
      let data5 = data.typ;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)))) {
        const err18 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (!(data5 === 0 || data5 === 1 || data5 === 2 || data5 === 3 || data5 === 4)) {
        const err19 = { instancePath: instancePath + "/typ", schemaPath: "#/properties/typ/enum", keyword: "enum", params: { allowedValues: schema32.properties.typ.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.istAdmin !== void 0) {
      if (typeof data.istAdmin !== "boolean") {
        const err20 = { instancePath: instancePath + "/istAdmin", schemaPath: "#/properties/istAdmin/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.gesperrt !== void 0) {
      if (typeof data.gesperrt !== "boolean") {
        const err21 = { instancePath: instancePath + "/gesperrt", schemaPath: "#/properties/gesperrt/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.technikerId !== void 0) {
      let data8 = data.technikerId;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8))) && data8 !== null) {
        const err22 = { instancePath: instancePath + "/technikerId", schemaPath: "#/properties/technikerId/type", keyword: "type", params: { type: schema32.properties.technikerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 < 1 || isNaN(data8)) {
          const err23 = { instancePath: instancePath + "/technikerId", schemaPath: "#/properties/technikerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.vorgabeLagerId !== void 0) {
      let data9 = data.vorgabeLagerId;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9))) && data9 !== null) {
        const err24 = { instancePath: instancePath + "/vorgabeLagerId", schemaPath: "#/properties/vorgabeLagerId/type", keyword: "type", params: { type: schema32.properties.vorgabeLagerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data9 == "number") {
        if (data9 < 1 || isNaN(data9)) {
          const err25 = { instancePath: instancePath + "/vorgabeLagerId", schemaPath: "#/properties/vorgabeLagerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.rollen !== void 0) {
      let data10 = data.rollen;
      if (Array.isArray(data10)) {
        if (data10.length > 100) {
          const err26 = { instancePath: instancePath + "/rollen", schemaPath: "#/properties/rollen/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        const len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data11 = data10[i0];
          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)))) {
            const err27 = { instancePath: instancePath + "/rollen/" + i0, schemaPath: "#/properties/rollen/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data11 == "number") {
            if (data11 > 9007199254740991 || isNaN(data11)) {
              const err28 = { instancePath: instancePath + "/rollen/" + i0, schemaPath: "#/properties/rollen/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data11 < 1 || isNaN(data11)) {
              const err29 = { instancePath: instancePath + "/rollen/" + i0, schemaPath: "#/properties/rollen/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        }
        let i1 = data10.length;
        let j0;
        if (i1 > 1) {
          const indices0 = {};
          for (; i1--; ) {
            let item0 = data10[i1];
            if (!(typeof item0 == "number" && (!(item0 % 1) && !isNaN(item0)))) {
              continue;
            }
            if (typeof indices0[item0] == "number") {
              j0 = indices0[item0];
              const err30 = { instancePath: instancePath + "/rollen", schemaPath: "#/properties/rollen/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
              break;
            }
            indices0[item0] = i1;
          }
        }
      } else {
        const err31 = { instancePath: instancePath + "/rollen", schemaPath: "#/properties/rollen/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.passwortAendern !== void 0) {
      if (typeof data.passwortAendern !== "boolean") {
        const err32 = { instancePath: instancePath + "/passwortAendern", schemaPath: "#/properties/passwortAendern/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data13 = data.ProtokollBemerkung;
      if (typeof data13 !== "string" && data13 !== null) {
        const err33 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) > 500) {
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
