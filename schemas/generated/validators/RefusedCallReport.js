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
var schema31 = { "type": "object", "required": ["status", "vorgang", "datensatz", "meldung", "wartend", "erfasstUm", "abgewiesenUm"], "properties": { "status": { "type": "string", "enum": ["OFFEN", "UEBERTRAGEN", "VERWORFEN"] }, "vorgang": { "type": "string", "minLength": 1, "maxLength": 200 }, "datensatz": { "type": "string", "minLength": 1, "maxLength": 300 }, "tabelle": { "type": ["string", "null"], "maxLength": 10, "pattern": "^[A-Z]+$" }, "tabelleId": { "type": ["integer", "null"], "minimum": 1, "maximum": 9007199254740991 }, "eingaben": { "type": ["string", "null"], "maxLength": 4e3 }, "meldung": { "type": "string", "maxLength": 2e3 }, "meldungscode": { "type": ["string", "null"], "maxLength": 100 }, "wartend": { "type": "integer", "minimum": 0, "maximum": 2147483647 }, "erfasstUm": { "type": "string", "format": "date-time" }, "abgewiesenUm": { "type": "string", "format": "date-time" }, "grund": { "type": ["string", "null"], "maxLength": 500 } }, "$id": "input" };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[A-Z]+$", "u");
var formats0 = formats["date-time"];
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
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.vorgang === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vorgang" }, message: "must have required property 'vorgang'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.datensatz === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "datensatz" }, message: "must have required property 'datensatz'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.meldung === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meldung" }, message: "must have required property 'meldung'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.wartend === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wartend" }, message: "must have required property 'wartend'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.erfasstUm === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "erfasstUm" }, message: "must have required property 'erfasstUm'" };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.abgewiesenUm === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "abgewiesenUm" }, message: "must have required property 'abgewiesenUm'" };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 !== "string") {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data0 === "OFFEN" || data0 === "UEBERTRAGEN" || data0 === "VERWORFEN")) {
        const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema31.properties.status.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.vorgang !== void 0) {
      let data1 = data.vorgang;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err9 = { instancePath: instancePath + "/vorgang", schemaPath: "#/properties/vorgang/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err10 = { instancePath: instancePath + "/vorgang", schemaPath: "#/properties/vorgang/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/vorgang", schemaPath: "#/properties/vorgang/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.datensatz !== void 0) {
      let data2 = data.datensatz;
      if (typeof data2 === "string") {
        if (func1(data2) > 300) {
          const err12 = { instancePath: instancePath + "/datensatz", schemaPath: "#/properties/datensatz/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func1(data2) < 1) {
          const err13 = { instancePath: instancePath + "/datensatz", schemaPath: "#/properties/datensatz/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/datensatz", schemaPath: "#/properties/datensatz/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.tabelle !== void 0) {
      let data3 = data.tabelle;
      if (typeof data3 !== "string" && data3 !== null) {
        const err15 = { instancePath: instancePath + "/tabelle", schemaPath: "#/properties/tabelle/type", keyword: "type", params: { type: schema31.properties.tabelle.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 10) {
          const err16 = { instancePath: instancePath + "/tabelle", schemaPath: "#/properties/tabelle/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!pattern4.test(data3)) {
          const err17 = { instancePath: instancePath + "/tabelle", schemaPath: "#/properties/tabelle/pattern", keyword: "pattern", params: { pattern: "^[A-Z]+$" }, message: 'must match pattern "^[A-Z]+$"' };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.tabelleId !== void 0) {
      let data4 = data.tabelleId;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4))) && data4 !== null) {
        const err18 = { instancePath: instancePath + "/tabelleId", schemaPath: "#/properties/tabelleId/type", keyword: "type", params: { type: schema31.properties.tabelleId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (data4 > 9007199254740991 || isNaN(data4)) {
          const err19 = { instancePath: instancePath + "/tabelleId", schemaPath: "#/properties/tabelleId/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          const err20 = { instancePath: instancePath + "/tabelleId", schemaPath: "#/properties/tabelleId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.eingaben !== void 0) {
      let data5 = data.eingaben;
      if (typeof data5 !== "string" && data5 !== null) {
        const err21 = { instancePath: instancePath + "/eingaben", schemaPath: "#/properties/eingaben/type", keyword: "type", params: { type: schema31.properties.eingaben.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 4e3) {
          const err22 = { instancePath: instancePath + "/eingaben", schemaPath: "#/properties/eingaben/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.meldung !== void 0) {
      let data6 = data.meldung;
      if (typeof data6 === "string") {
        if (func1(data6) > 2e3) {
          const err23 = { instancePath: instancePath + "/meldung", schemaPath: "#/properties/meldung/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/meldung", schemaPath: "#/properties/meldung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.meldungscode !== void 0) {
      let data7 = data.meldungscode;
      if (typeof data7 !== "string" && data7 !== null) {
        const err25 = { instancePath: instancePath + "/meldungscode", schemaPath: "#/properties/meldungscode/type", keyword: "type", params: { type: schema31.properties.meldungscode.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 100) {
          const err26 = { instancePath: instancePath + "/meldungscode", schemaPath: "#/properties/meldungscode/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.wartend !== void 0) {
      let data8 = data.wartend;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)))) {
        const err27 = { instancePath: instancePath + "/wartend", schemaPath: "#/properties/wartend/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data8 == "number") {
        if (data8 > 2147483647 || isNaN(data8)) {
          const err28 = { instancePath: instancePath + "/wartend", schemaPath: "#/properties/wartend/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data8 < 0 || isNaN(data8)) {
          const err29 = { instancePath: instancePath + "/wartend", schemaPath: "#/properties/wartend/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.erfasstUm !== void 0) {
      let data9 = data.erfasstUm;
      if (typeof data9 === "string") {
        if (!formats0(data9)) {
          const err30 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      } else {
        const err31 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.abgewiesenUm !== void 0) {
      let data10 = data.abgewiesenUm;
      if (typeof data10 === "string") {
        if (!formats0(data10)) {
          const err32 = { instancePath: instancePath + "/abgewiesenUm", schemaPath: "#/properties/abgewiesenUm/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      } else {
        const err33 = { instancePath: instancePath + "/abgewiesenUm", schemaPath: "#/properties/abgewiesenUm/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
    }
    if (data.grund !== void 0) {
      let data11 = data.grund;
      if (typeof data11 !== "string" && data11 !== null) {
        const err34 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/type", keyword: "type", params: { type: schema31.properties.grund.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func1(data11) > 500) {
          const err35 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
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
validate20.evaluated = { "props": { "status": true, "vorgang": true, "datensatz": true, "tabelle": true, "tabelleId": true, "eingaben": true, "meldung": true, "meldungscode": true, "wartend": true, "erfasstUm": true, "abgewiesenUm": true, "grund": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
