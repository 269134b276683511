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

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return true;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return false;
        var length, i, keys;
        if (Array.isArray(a)) {
          length = a.length;
          if (length != b.length) return false;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return false;
          return true;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        keys = Object.keys(a);
        length = keys.length;
        if (length !== Object.keys(b).length) return false;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return false;
        }
        return true;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var schema31 = { "type": "object", "x-table": "ROL", "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50, "x-copy": false, "x-unique": true }, "rechte": { "type": "array", "maxItems": 200, "uniqueItems": true, "default": [], "items": { "$ref": "Right" } }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "Role", "$id": "input" };
var schema32 = { "description": "Every right of the product (specification 1 \xA76, 2 \xA76, 3-decisions); administrators have all.", "type": "string", "enum": ["ADR_SEHEN", "ADR_AENDERN", "ADR_LOESCHEN", "BEK_SEHEN", "BEK_AENDERN", "BEK_LOESCHEN", "BEK_FREMDBEARB", "OPV_SEHEN", "OPV_AENDERN", "ART_SEHEN", "ART_AENDERN", "ART_LOESCHEN", "ART_EK", "ART_SONDERPREISE", "LAG_SEHEN", "LAG_AENDERN", "LAG_LGK_WECHSELN", "AKT_SEHEN", "AKT_AENDERN", "AKT_LOESCHEN", "AKT_FREMD_SEHEN", "AKT_FREMD_AENDERN", "AKT_FREMD_LOESCHEN", "TKT_ANSEHEN", "TKT_AENDERN", "TKT_LOESCHEN", "TKT_AKT_AENDERN", "TKT_AKT_LOESCHEN", "TKT_AKT_FREMD_AENDERN", "TKT_AKT_FREMD_LOESCHEN", "DEALS_SEHEN", "DEALS_AENDERN", "DEALS_LOESCHEN", "ABGL_DEALS_AENDERN", "ASS_SEHEN", "ASS_AENDERN", "ASS_LOESCHEN", "ASS_MPS_SEHEN", "SVA_SEHEN", "SVA_AENDERN", "SVA_PLANEN", "SVA_PRUEFEN", "VMV_SEHEN", "VMV_AENDERN", "ERP_SEHEN", "ERP_PRUEFEN", "ERI_AENDERN", "PICK_SEHEN", "PICK_ENTSPERREN", "ZEIT_BUCHEN", "ZEIT_GENEHMIGEN", "ANS_TEILEN", "MAIL_SENDEN", "MAIL_FREMDBEARB", "AUS_FREIESQL", "SYS_BENUTZER", "SYS_SPERREN_LOESEN", "SYS_PARAMETER"] };
var func1 = require_ucs2length().default;
var func0 = require_equal().default;
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
      if (!(key0 === "name" || key0 === "rechte" || key0 === "ProtokollBemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 50) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.rechte !== void 0) {
      let data1 = data.rechte;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          const err5 = { instancePath: instancePath + "/rechte", schemaPath: "#/properties/rechte/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/rechte/" + i0, schemaPath: "Right/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (!(data2 === "ADR_SEHEN" || data2 === "ADR_AENDERN" || data2 === "ADR_LOESCHEN" || data2 === "BEK_SEHEN" || data2 === "BEK_AENDERN" || data2 === "BEK_LOESCHEN" || data2 === "BEK_FREMDBEARB" || data2 === "OPV_SEHEN" || data2 === "OPV_AENDERN" || data2 === "ART_SEHEN" || data2 === "ART_AENDERN" || data2 === "ART_LOESCHEN" || data2 === "ART_EK" || data2 === "ART_SONDERPREISE" || data2 === "LAG_SEHEN" || data2 === "LAG_AENDERN" || data2 === "LAG_LGK_WECHSELN" || data2 === "AKT_SEHEN" || data2 === "AKT_AENDERN" || data2 === "AKT_LOESCHEN" || data2 === "AKT_FREMD_SEHEN" || data2 === "AKT_FREMD_AENDERN" || data2 === "AKT_FREMD_LOESCHEN" || data2 === "TKT_ANSEHEN" || data2 === "TKT_AENDERN" || data2 === "TKT_LOESCHEN" || data2 === "TKT_AKT_AENDERN" || data2 === "TKT_AKT_LOESCHEN" || data2 === "TKT_AKT_FREMD_AENDERN" || data2 === "TKT_AKT_FREMD_LOESCHEN" || data2 === "DEALS_SEHEN" || data2 === "DEALS_AENDERN" || data2 === "DEALS_LOESCHEN" || data2 === "ABGL_DEALS_AENDERN" || data2 === "ASS_SEHEN" || data2 === "ASS_AENDERN" || data2 === "ASS_LOESCHEN" || data2 === "ASS_MPS_SEHEN" || data2 === "SVA_SEHEN" || data2 === "SVA_AENDERN" || data2 === "SVA_PLANEN" || data2 === "SVA_PRUEFEN" || data2 === "VMV_SEHEN" || data2 === "VMV_AENDERN" || data2 === "ERP_SEHEN" || data2 === "ERP_PRUEFEN" || data2 === "ERI_AENDERN" || data2 === "PICK_SEHEN" || data2 === "PICK_ENTSPERREN" || data2 === "ZEIT_BUCHEN" || data2 === "ZEIT_GENEHMIGEN" || data2 === "ANS_TEILEN" || data2 === "MAIL_SENDEN" || data2 === "MAIL_FREMDBEARB" || data2 === "AUS_FREIESQL" || data2 === "SYS_BENUTZER" || data2 === "SYS_SPERREN_LOESEN" || data2 === "SYS_PARAMETER")) {
            const err7 = { instancePath: instancePath + "/rechte/" + i0, schemaPath: "Right/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (func0(data1[i1], data1[j0])) {
                  const err8 = { instancePath: instancePath + "/rechte", schemaPath: "#/properties/rechte/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err9 = { instancePath: instancePath + "/rechte", schemaPath: "#/properties/rechte/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data3 = data.ProtokollBemerkung;
      if (typeof data3 !== "string" && data3 !== null) {
        const err10 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 500) {
          const err11 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema33 = { "type": "object", "x-table": "ROL", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 50, "x-copy": false, "x-unique": true }, "rechte": { "type": "array", "maxItems": 200, "uniqueItems": true, "items": { "$ref": "Right" } }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Role", "$id": "patch" };
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
      if (!(key0 === "name" || key0 === "rechte" || key0 === "ProtokollBemerkung")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func1(data0) > 50) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      } else {
        const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.rechte !== void 0) {
      let data1 = data.rechte;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          const err5 = { instancePath: instancePath + "/rechte", schemaPath: "#/properties/rechte/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/rechte/" + i0, schemaPath: "Right/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (!(data2 === "ADR_SEHEN" || data2 === "ADR_AENDERN" || data2 === "ADR_LOESCHEN" || data2 === "BEK_SEHEN" || data2 === "BEK_AENDERN" || data2 === "BEK_LOESCHEN" || data2 === "BEK_FREMDBEARB" || data2 === "OPV_SEHEN" || data2 === "OPV_AENDERN" || data2 === "ART_SEHEN" || data2 === "ART_AENDERN" || data2 === "ART_LOESCHEN" || data2 === "ART_EK" || data2 === "ART_SONDERPREISE" || data2 === "LAG_SEHEN" || data2 === "LAG_AENDERN" || data2 === "LAG_LGK_WECHSELN" || data2 === "AKT_SEHEN" || data2 === "AKT_AENDERN" || data2 === "AKT_LOESCHEN" || data2 === "AKT_FREMD_SEHEN" || data2 === "AKT_FREMD_AENDERN" || data2 === "AKT_FREMD_LOESCHEN" || data2 === "TKT_ANSEHEN" || data2 === "TKT_AENDERN" || data2 === "TKT_LOESCHEN" || data2 === "TKT_AKT_AENDERN" || data2 === "TKT_AKT_LOESCHEN" || data2 === "TKT_AKT_FREMD_AENDERN" || data2 === "TKT_AKT_FREMD_LOESCHEN" || data2 === "DEALS_SEHEN" || data2 === "DEALS_AENDERN" || data2 === "DEALS_LOESCHEN" || data2 === "ABGL_DEALS_AENDERN" || data2 === "ASS_SEHEN" || data2 === "ASS_AENDERN" || data2 === "ASS_LOESCHEN" || data2 === "ASS_MPS_SEHEN" || data2 === "SVA_SEHEN" || data2 === "SVA_AENDERN" || data2 === "SVA_PLANEN" || data2 === "SVA_PRUEFEN" || data2 === "VMV_SEHEN" || data2 === "VMV_AENDERN" || data2 === "ERP_SEHEN" || data2 === "ERP_PRUEFEN" || data2 === "ERI_AENDERN" || data2 === "PICK_SEHEN" || data2 === "PICK_ENTSPERREN" || data2 === "ZEIT_BUCHEN" || data2 === "ZEIT_GENEHMIGEN" || data2 === "ANS_TEILEN" || data2 === "MAIL_SENDEN" || data2 === "MAIL_FREMDBEARB" || data2 === "AUS_FREIESQL" || data2 === "SYS_BENUTZER" || data2 === "SYS_SPERREN_LOESEN" || data2 === "SYS_PARAMETER")) {
            const err7 = { instancePath: instancePath + "/rechte/" + i0, schemaPath: "Right/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        let i1 = data1.length;
        let j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; ) {
              for (j0 = i1; j0--; ) {
                if (func0(data1[i1], data1[j0])) {
                  const err8 = { instancePath: instancePath + "/rechte", schemaPath: "#/properties/rechte/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                  break outer0;
                }
              }
            }
        }
      } else {
        const err9 = { instancePath: instancePath + "/rechte", schemaPath: "#/properties/rechte/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data3 = data.ProtokollBemerkung;
      if (typeof data3 !== "string" && data3 !== null) {
        const err10 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema33.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 500) {
          const err11 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
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
