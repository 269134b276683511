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
var patch = validate20;
var schema31 = { "type": "object", "x-table": "MKT", "properties": { "bezeichnung": { "type": "string", "minLength": 1, "maxLength": 60 }, "aktiv": { "type": "boolean", "description": "Messages are sent" }, "host": { "type": ["string", "null"], "maxLength": 253, "pattern": "^[A-Za-z0-9.:-]+$", "x-code": true, "example": "mail.example.com" }, "port": { "type": "integer", "minimum": 1, "maximum": 65535 }, "verschluesselung": { "type": "string", "enum": ["STARTTLS", "TLS", "KEINE"], "description": "KEINE: only without a password, or to this computer" }, "benutzername": { "type": ["string", "null"], "maxLength": 254, "x-code": true }, "absender": { "type": "string", "enum": ["FIRMA", "BENUTZER"], "description": "BENUTZER: from whoever sends it, where they have an address" }, "absenderName": { "type": ["string", "null"], "maxLength": 100 }, "absenderAdresse": { "type": ["string", "null"], "maxLength": 254, "format": "email" }, "antwortAn": { "type": ["string", "null"], "maxLength": 254, "format": "email", "description": "Whoever sends it unless given" }, "blindkopie": { "type": ["string", "null"], "maxLength": 254, "format": "email", "description": "Gets all messages" }, "proStunde": { "type": "integer", "minimum": 1, "maximum": 1e5 }, "versuche": { "type": "integer", "minimum": 1, "maximum": 20 }, "ausDemodaten": { "type": "boolean", "description": "Messages are sent although the company is the demo company" }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "MailAccount", "$id": "patch" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var pattern4 = new RegExp("^[A-Za-z0-9.:-]+$", "u");
var formats0 = formats.email;
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
    if (data.bezeichnung !== void 0) {
      let data0 = data.bezeichnung;
      if (typeof data0 === "string") {
        if (func2(data0) > 60) {
          const err2 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.aktiv !== void 0) {
      if (typeof data.aktiv !== "boolean") {
        const err5 = { instancePath: instancePath + "/aktiv", schemaPath: "#/properties/aktiv/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.host !== void 0) {
      let data2 = data.host;
      if (typeof data2 !== "string" && data2 !== null) {
        const err6 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: schema31.properties.host.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func2(data2) > 253) {
          const err7 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!pattern4.test(data2)) {
          const err8 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9.:-]+$" }, message: 'must match pattern "^[A-Za-z0-9.:-]+$"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.port !== void 0) {
      let data3 = data.port;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)))) {
        const err9 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 == "number") {
        if (data3 > 65535 || isNaN(data3)) {
          const err10 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 }, message: "must be <= 65535" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          const err11 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.verschluesselung !== void 0) {
      let data4 = data.verschluesselung;
      if (typeof data4 !== "string") {
        const err12 = { instancePath: instancePath + "/verschluesselung", schemaPath: "#/properties/verschluesselung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (!(data4 === "STARTTLS" || data4 === "TLS" || data4 === "KEINE")) {
        const err13 = { instancePath: instancePath + "/verschluesselung", schemaPath: "#/properties/verschluesselung/enum", keyword: "enum", params: { allowedValues: schema31.properties.verschluesselung.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.benutzername !== void 0) {
      let data5 = data.benutzername;
      if (typeof data5 !== "string" && data5 !== null) {
        const err14 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/type", keyword: "type", params: { type: schema31.properties.benutzername.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 254) {
          const err15 = { instancePath: instancePath + "/benutzername", schemaPath: "#/properties/benutzername/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.absender !== void 0) {
      let data6 = data.absender;
      if (typeof data6 !== "string") {
        const err16 = { instancePath: instancePath + "/absender", schemaPath: "#/properties/absender/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (!(data6 === "FIRMA" || data6 === "BENUTZER")) {
        const err17 = { instancePath: instancePath + "/absender", schemaPath: "#/properties/absender/enum", keyword: "enum", params: { allowedValues: schema31.properties.absender.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.absenderName !== void 0) {
      let data7 = data.absenderName;
      if (typeof data7 !== "string" && data7 !== null) {
        const err18 = { instancePath: instancePath + "/absenderName", schemaPath: "#/properties/absenderName/type", keyword: "type", params: { type: schema31.properties.absenderName.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func2(data7) > 100) {
          const err19 = { instancePath: instancePath + "/absenderName", schemaPath: "#/properties/absenderName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.absenderAdresse !== void 0) {
      let data8 = data.absenderAdresse;
      if (typeof data8 !== "string" && data8 !== null) {
        const err20 = { instancePath: instancePath + "/absenderAdresse", schemaPath: "#/properties/absenderAdresse/type", keyword: "type", params: { type: schema31.properties.absenderAdresse.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func2(data8) > 254) {
          const err21 = { instancePath: instancePath + "/absenderAdresse", schemaPath: "#/properties/absenderAdresse/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (!formats0(data8)) {
          const err22 = { instancePath: instancePath + "/absenderAdresse", schemaPath: "#/properties/absenderAdresse/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.antwortAn !== void 0) {
      let data9 = data.antwortAn;
      if (typeof data9 !== "string" && data9 !== null) {
        const err23 = { instancePath: instancePath + "/antwortAn", schemaPath: "#/properties/antwortAn/type", keyword: "type", params: { type: schema31.properties.antwortAn.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func2(data9) > 254) {
          const err24 = { instancePath: instancePath + "/antwortAn", schemaPath: "#/properties/antwortAn/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats0(data9)) {
          const err25 = { instancePath: instancePath + "/antwortAn", schemaPath: "#/properties/antwortAn/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.blindkopie !== void 0) {
      let data10 = data.blindkopie;
      if (typeof data10 !== "string" && data10 !== null) {
        const err26 = { instancePath: instancePath + "/blindkopie", schemaPath: "#/properties/blindkopie/type", keyword: "type", params: { type: schema31.properties.blindkopie.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 254) {
          const err27 = { instancePath: instancePath + "/blindkopie", schemaPath: "#/properties/blindkopie/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (!formats0(data10)) {
          const err28 = { instancePath: instancePath + "/blindkopie", schemaPath: "#/properties/blindkopie/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.proStunde !== void 0) {
      let data11 = data.proStunde;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)))) {
        const err29 = { instancePath: instancePath + "/proStunde", schemaPath: "#/properties/proStunde/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data11 == "number") {
        if (data11 > 1e5 || isNaN(data11)) {
          const err30 = { instancePath: instancePath + "/proStunde", schemaPath: "#/properties/proStunde/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data11 < 1 || isNaN(data11)) {
          const err31 = { instancePath: instancePath + "/proStunde", schemaPath: "#/properties/proStunde/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.versuche !== void 0) {
      let data12 = data.versuche;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)))) {
        const err32 = { instancePath: instancePath + "/versuche", schemaPath: "#/properties/versuche/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data12 == "number") {
        if (data12 > 20 || isNaN(data12)) {
          const err33 = { instancePath: instancePath + "/versuche", schemaPath: "#/properties/versuche/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 }, message: "must be <= 20" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data12 < 1 || isNaN(data12)) {
          const err34 = { instancePath: instancePath + "/versuche", schemaPath: "#/properties/versuche/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.ausDemodaten !== void 0) {
      if (typeof data.ausDemodaten !== "boolean") {
        const err35 = { instancePath: instancePath + "/ausDemodaten", schemaPath: "#/properties/ausDemodaten/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data14 = data.ProtokollBemerkung;
      if (typeof data14 !== "string" && data14 !== null) {
        const err36 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 500) {
          const err37 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
  } else {
    const err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  patch
};
