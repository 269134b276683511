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
var schema32 = { "type": ["string", "null"], "pattern": "^[A-Za-z][A-Za-z0-9_]{0,59}(,[A-Za-z][A-Za-z0-9_]{0,59}){0,2}$", "maxLength": 182, "example": "name1", "description": "The property by which a row is recognised as a record that is there, or up to three that are one together (\xABname1,plz\xBB), however they are spelled (case, accents, blanks); without one every row is new. A part is recognised among the parts of the same record, where an empty value is like another." };
var schema33 = { "type": "string", "enum": ["UEBERSPRINGEN", "AKTUALISIEREN"], "description": "What happens to rows whose record is there; UEBERSPRINGEN unless given." };
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_]{0,59}(,[A-Za-z][A-Za-z0-9_]{0,59}){0,2}$", "u");
var pattern5 = new RegExp("^(/[A-Za-z0-9-]+)+$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 30) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 30 }, message: "must NOT have more than 30 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.length < 1) {
      const err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.zeile === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "zeile" }, message: "must have required property 'zeile'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.daten === void 0) {
          const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "daten" }, message: "must have required property 'daten'" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0.zeile !== void 0) {
          let data1 = data0.zeile;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
            const err4 = { instancePath: instancePath + "/" + i0 + "/zeile", schemaPath: "#/items/properties/zeile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data1 == "number") {
            if (data1 > 1e7 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/" + i0 + "/zeile", schemaPath: "#/items/properties/zeile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e7 }, message: "must be <= 10000000" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1 < 1 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/" + i0 + "/zeile", schemaPath: "#/items/properties/zeile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
        if (data0.daten !== void 0) {
          let data2 = data0.daten;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (Object.keys(data2).length > 300) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/daten", schemaPath: "#/items/properties/daten/maxProperties", keyword: "maxProperties", params: { limit: 300 }, message: "must NOT have more than 300 properties" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/" + i0 + "/daten", schemaPath: "#/items/properties/daten/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data0.teile !== void 0) {
          let data3 = data0.teile;
          if (Array.isArray(data3)) {
            if (data3.length > 3) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/teile", schemaPath: "#/items/properties/teile/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            const len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data4 = data3[i1];
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.pfad === void 0) {
                  const err10 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1, schemaPath: "#/items/properties/teile/items/required", keyword: "required", params: { missingProperty: "pfad" }, message: "must have required property 'pfad'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data4.daten === void 0) {
                  const err11 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1, schemaPath: "#/items/properties/teile/items/required", keyword: "required", params: { missingProperty: "daten" }, message: "must have required property 'daten'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data4.pfad !== void 0) {
                  let data5 = data4.pfad;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 200) {
                      const err12 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1 + "/pfad", schemaPath: "ImportPath/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                    if (!pattern5.test(data5)) {
                      const err13 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1 + "/pfad", schemaPath: "ImportPath/pattern", keyword: "pattern", params: { pattern: "^(/[A-Za-z0-9-]+)+$" }, message: 'must match pattern "^(/[A-Za-z0-9-]+)+$"' };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                  } else {
                    const err14 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1 + "/pfad", schemaPath: "ImportPath/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                }
                if (data4.daten !== void 0) {
                  let data6 = data4.daten;
                  if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if (Object.keys(data6).length > 100) {
                      const err15 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1 + "/daten", schemaPath: "#/items/properties/teile/items/properties/daten/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  } else {
                    const err16 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1 + "/daten", schemaPath: "#/items/properties/teile/items/properties/daten/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
              } else {
                const err17 = { instancePath: instancePath + "/" + i0 + "/teile/" + i1, schemaPath: "#/items/properties/teile/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/" + i0 + "/teile", schemaPath: "#/items/properties/teile/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.zeilen === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zeilen" }, message: "must have required property 'zeilen'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.erneut !== void 0) {
      if (typeof data.erneut !== "boolean") {
        const err1 = { instancePath: instancePath + "/erneut", schemaPath: "#/properties/erneut/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.schluessel !== void 0) {
      let data1 = data.schluessel;
      if (typeof data1 !== "string" && data1 !== null) {
        const err2 = { instancePath: instancePath + "/schluessel", schemaPath: "ImportKey/type", keyword: "type", params: { type: schema32.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 182) {
          const err3 = { instancePath: instancePath + "/schluessel", schemaPath: "ImportKey/maxLength", keyword: "maxLength", params: { limit: 182 }, message: "must NOT have more than 182 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern4.test(data1)) {
          const err4 = { instancePath: instancePath + "/schluessel", schemaPath: "ImportKey/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]{0,59}(,[A-Za-z][A-Za-z0-9_]{0,59}){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,59}(,[A-Za-z][A-Za-z0-9_]{0,59}){0,2}$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.vorhandene !== void 0) {
      let data2 = data.vorhandene;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/vorhandene", schemaPath: "ImportDuplicates/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data2 === "UEBERSPRINGEN" || data2 === "AKTUALISIEREN")) {
        const err6 = { instancePath: instancePath + "/vorhandene", schemaPath: "ImportDuplicates/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.zeilen !== void 0) {
      if (!validate21(data.zeilen, { instancePath: instancePath + "/zeilen", parentData: data, parentDataProperty: "zeilen", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
  } else {
    const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err7];
    } else {
      vErrors.push(err7);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "erneut": true, "schluessel": true, "vorhandene": true, "zeilen": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
