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
var schema31 = { "description": "`columns` to `period` are its content, at most 64 KB as JSON.", "type": "object", "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 60 }, "sichtbarkeit": { "type": "string", "enum": ["PRIVAT", "ROLLE", "ALLE"], "default": "PRIVAT" }, "rolleId": { "type": ["integer", "null"], "minimum": 1, "description": "With ROLLE, one of the caller's own roles; an administrator may name any." }, "istStandard": { "type": "boolean", "default": false, "description": "The calling user's default, one per query" }, "istAngeheftet": { "type": "boolean", "default": false, "description": "The calling user's: counted on the start page" }, "columns": { "$ref": "QueryColumns" }, "sortOrders": { "$ref": "QuerySortOrders" }, "predicate": { "$ref": "QueryPredicate" }, "grouping": { "$ref": "QueryGrouping" }, "aggregates": { "$ref": "QueryAggregates" }, "density": { "type": ["string", "null"], "enum": ["compact", "normal", "comfortable", null] }, "display": { "type": ["string", "null"], "enum": ["list", "board", "tree", "calendar", "schedule", null], "description": "How its rows are shown, null: as a list" }, "period": { "type": ["string", "null"], "enum": ["day", "week", "weeks2", "weeks3", "weeks4", "month", null], "description": "How much a calendar or a schedule shows at once, null: what it begins with" } }, "additionalProperties": false, "x-entity": "QueryPreset", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var schema32 = { "type": "array", "maxItems": 300, "items": { "type": "object", "required": ["attribute"], "properties": { "attribute": { "$ref": "QueryAttribute" }, "visible": { "type": "boolean", "description": "true unless given" }, "width": { "type": ["integer", "null"], "minimum": 20, "maximum": 2e3, "description": "CSS pixels" }, "order": { "type": ["integer", "null"], "minimum": 0, "maximum": 999, "description": "Its place in this list unless given" }, "pinned": { "type": "boolean", "description": "Stays in sight while the list scrolls sideways" } } } };
var pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_]{0,59}$", "u");
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
    if (data.length > 300) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 300 }, message: "must NOT have more than 300 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.attribute === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "attribute" }, message: "must have required property 'attribute'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.attribute !== void 0) {
          let data1 = data0.attribute;
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]{0,59}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,59}$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data0.visible !== void 0) {
          if (typeof data0.visible !== "boolean") {
            const err4 = { instancePath: instancePath + "/" + i0 + "/visible", schemaPath: "#/items/properties/visible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.width !== void 0) {
          let data3 = data0.width;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
            const err5 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "#/items/properties/width/type", keyword: "type", params: { type: schema32.items.properties.width.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data3 == "number") {
            if (data3 > 2e3 || isNaN(data3)) {
              const err6 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "#/items/properties/width/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2e3 }, message: "must be <= 2000" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data3 < 20 || isNaN(data3)) {
              const err7 = { instancePath: instancePath + "/" + i0 + "/width", schemaPath: "#/items/properties/width/minimum", keyword: "minimum", params: { comparison: ">=", limit: 20 }, message: "must be >= 20" };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data0.order !== void 0) {
          let data4 = data0.order;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4))) && data4 !== null) {
            const err8 = { instancePath: instancePath + "/" + i0 + "/order", schemaPath: "#/items/properties/order/type", keyword: "type", params: { type: schema32.items.properties.order.type }, message: "must be integer,null" };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data4 == "number") {
            if (data4 > 999 || isNaN(data4)) {
              const err9 = { instancePath: instancePath + "/" + i0 + "/order", schemaPath: "#/items/properties/order/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999 }, message: "must be <= 999" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err10 = { instancePath: instancePath + "/" + i0 + "/order", schemaPath: "#/items/properties/order/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
        if (data0.pinned !== void 0) {
          if (typeof data0.pinned !== "boolean") {
            const err11 = { instancePath: instancePath + "/" + i0 + "/pinned", schemaPath: "#/items/properties/pinned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema34 = { "type": "array", "maxItems": 10, "items": { "type": "object", "required": ["attribute"], "properties": { "attribute": { "$ref": "QueryAttribute" }, "direction": { "type": "string", "enum": ["ASC", "DESC"], "description": "ASC unless given" }, "values": { "description": "Sorted as they stand here, others behind them; by the attribute's own order unless given.", "type": "array", "maxItems": 2e3, "items": { "type": ["string", "number"], "maxLength": 200 } } } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 10) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.attribute === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "attribute" }, message: "must have required property 'attribute'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.attribute !== void 0) {
          let data1 = data0.attribute;
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]{0,59}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,59}$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data0.direction !== void 0) {
          let data2 = data0.direction;
          if (typeof data2 !== "string") {
            const err4 = { instancePath: instancePath + "/" + i0 + "/direction", schemaPath: "#/items/properties/direction/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data2 === "ASC" || data2 === "DESC")) {
            const err5 = { instancePath: instancePath + "/" + i0 + "/direction", schemaPath: "#/items/properties/direction/enum", keyword: "enum", params: { allowedValues: schema34.items.properties.direction.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data0.values !== void 0) {
          let data3 = data0.values;
          if (Array.isArray(data3)) {
            if (data3.length > 2e3) {
              const err6 = { instancePath: instancePath + "/" + i0 + "/values", schemaPath: "#/items/properties/values/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            const len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data4 = data3[i1];
              if (typeof data4 !== "string" && !(typeof data4 == "number")) {
                const err7 = { instancePath: instancePath + "/" + i0 + "/values/" + i1, schemaPath: "#/items/properties/values/items/type", keyword: "type", params: { type: schema34.items.properties.values.items.type }, message: "must be string,number" };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
              if (typeof data4 === "string") {
                if (func2(data4) > 200) {
                  const err8 = { instancePath: instancePath + "/" + i0 + "/values/" + i1, schemaPath: "#/items/properties/values/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/" + i0 + "/values", schemaPath: "#/items/properties/values/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema36 = { "description": "Either a group, `op` with `items`, or a condition, `attribute` with `operator` and `value`. At most 10 levels and 200 conditions. NOT has exactly one item; a group without items sets no condition. Numbers and booleans are compared as JSON numbers and booleans, everything else as text; `in` takes a list. A text `:NAME` stands for a variable (schemas/rules/query-variables.ts), `\\:` for a colon at its beginning.", "examples": [{ "op": "NOT", "items": [{ "attribute": "id", "operator": "=", "value": 1 }] }], "type": ["object", "null"], "additionalProperties": false, "properties": { "op": { "type": "string", "enum": ["AND", "OR", "NOT"] }, "items": { "type": "array", "maxItems": 200, "items": { "$ref": "QueryPredicate" } }, "attribute": { "$ref": "QueryAttribute" }, "operator": { "type": "string", "enum": ["=", "!=", "<", "<=", ">", ">=", "~", "^", "null", "!null", "in"] }, "value": { "$ref": "QueryValue" } } };
var schema38 = { "type": ["string", "number", "boolean", "array", "null"], "maxLength": 4e3, "maxItems": 5e3, "items": { "type": ["string", "number", "boolean"], "maxLength": 4e3 } };
var wrapper0 = { validate: validate25 };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema36.type }, message: "must be object,null" };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "op" || key0 === "items" || key0 === "attribute" || key0 === "operator" || key0 === "value")) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.op !== void 0) {
      let data0 = data.op;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "AND" || data0 === "OR" || data0 === "NOT")) {
        const err3 = { instancePath: instancePath + "/op", schemaPath: "#/properties/op/enum", keyword: "enum", params: { allowedValues: schema36.properties.op.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.items !== void 0) {
      let data1 = data.items;
      if (Array.isArray(data1)) {
        if (data1.length > 200) {
          const err4 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        const len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!wrapper0.validate(data1[i0], { instancePath: instancePath + "/items/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err5 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.attribute !== void 0) {
      let data3 = data.attribute;
      if (typeof data3 === "string") {
        if (!pattern4.test(data3)) {
          const err6 = { instancePath: instancePath + "/attribute", schemaPath: "QueryAttribute/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]{0,59}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,59}$"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/attribute", schemaPath: "QueryAttribute/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.operator !== void 0) {
      let data4 = data.operator;
      if (typeof data4 !== "string") {
        const err8 = { instancePath: instancePath + "/operator", schemaPath: "#/properties/operator/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (!(data4 === "=" || data4 === "!=" || data4 === "<" || data4 === "<=" || data4 === ">" || data4 === ">=" || data4 === "~" || data4 === "^" || data4 === "null" || data4 === "!null" || data4 === "in")) {
        const err9 = { instancePath: instancePath + "/operator", schemaPath: "#/properties/operator/enum", keyword: "enum", params: { allowedValues: schema36.properties.operator.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.value !== void 0) {
      let data5 = data.value;
      if (typeof data5 !== "string" && !(typeof data5 == "number") && typeof data5 !== "boolean" && !Array.isArray(data5) && data5 !== null) {
        const err10 = { instancePath: instancePath + "/value", schemaPath: "QueryValue/type", keyword: "type", params: { type: schema38.type }, message: "must be string,number,boolean,array,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func2(data5) > 4e3) {
          const err11 = { instancePath: instancePath + "/value", schemaPath: "QueryValue/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
      if (Array.isArray(data5)) {
        if (data5.length > 5e3) {
          const err12 = { instancePath: instancePath + "/value", schemaPath: "QueryValue/maxItems", keyword: "maxItems", params: { limit: 5e3 }, message: "must NOT have more than 5000 items" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (typeof data6 !== "string" && !(typeof data6 == "number") && typeof data6 !== "boolean") {
            const err13 = { instancePath: instancePath + "/value/" + i1, schemaPath: "QueryValue/items/type", keyword: "type", params: { type: schema38.items.type }, message: "must be string,number,boolean" };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data6 === "string") {
            if (func2(data6) > 4e3) {
              const err14 = { instancePath: instancePath + "/value/" + i1, schemaPath: "QueryValue/items/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
      }
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var func0 = require_equal().default;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 3) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.attribute === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "attribute" }, message: "must have required property 'attribute'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.attribute !== void 0) {
          let data1 = data0.attribute;
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]{0,59}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,59}$"' };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; ) {
          for (j0 = i1; j0--; ) {
            if (func0(data[i1], data[j0])) {
              const err5 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
              break outer0;
            }
          }
        }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
var schema41 = { "type": "array", "maxItems": 20, "uniqueItems": true, "items": { "type": "object", "required": ["attribute", "function"], "properties": { "attribute": { "$ref": "QueryAttribute" }, "function": { "type": "string", "enum": ["SUM", "AVG", "MIN", "MAX", "COUNT"] } } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (Array.isArray(data)) {
    if (data.length > 20) {
      const err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    const len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.attribute === void 0) {
          const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "attribute" }, message: "must have required property 'attribute'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.function === void 0) {
          const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "function" }, message: "must have required property 'function'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data0.attribute !== void 0) {
          let data1 = data0.attribute;
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err3 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_]{0,59}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]{0,59}$"' };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/" + i0 + "/attribute", schemaPath: "QueryAttribute/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data0.function !== void 0) {
          let data2 = data0.function;
          if (typeof data2 !== "string") {
            const err5 = { instancePath: instancePath + "/" + i0 + "/function", schemaPath: "#/items/properties/function/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (!(data2 === "SUM" || data2 === "AVG" || data2 === "MIN" || data2 === "MAX" || data2 === "COUNT")) {
            const err6 = { instancePath: instancePath + "/" + i0 + "/function", schemaPath: "#/items/properties/function/enum", keyword: "enum", params: { allowedValues: schema41.items.properties.function.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
      } else {
        const err7 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    let i1 = data.length;
    let j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; ) {
          for (j0 = i1; j0--; ) {
            if (func0(data[i1], data[j0])) {
              const err8 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
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
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
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
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 === "string") {
        if (func2(data0) > 60) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
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
    if (data.sichtbarkeit !== void 0) {
      let data1 = data.sichtbarkeit;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/sichtbarkeit", schemaPath: "#/properties/sichtbarkeit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === "PRIVAT" || data1 === "ROLLE" || data1 === "ALLE")) {
        const err6 = { instancePath: instancePath + "/sichtbarkeit", schemaPath: "#/properties/sichtbarkeit/enum", keyword: "enum", params: { allowedValues: schema31.properties.sichtbarkeit.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.rolleId !== void 0) {
      let data2 = data.rolleId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err7 = { instancePath: instancePath + "/rolleId", schemaPath: "#/properties/rolleId/type", keyword: "type", params: { type: schema31.properties.rolleId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/rolleId", schemaPath: "#/properties/rolleId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.istStandard !== void 0) {
      if (typeof data.istStandard !== "boolean") {
        const err9 = { instancePath: instancePath + "/istStandard", schemaPath: "#/properties/istStandard/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.istAngeheftet !== void 0) {
      if (typeof data.istAngeheftet !== "boolean") {
        const err10 = { instancePath: instancePath + "/istAngeheftet", schemaPath: "#/properties/istAngeheftet/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      if (!validate21(data.columns, { instancePath: instancePath + "/columns", parentData: data, parentDataProperty: "columns", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
    }
    if (data.sortOrders !== void 0) {
      if (!validate23(data.sortOrders, { instancePath: instancePath + "/sortOrders", parentData: data, parentDataProperty: "sortOrders", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
    }
    if (data.predicate !== void 0) {
      if (!validate25(data.predicate, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
    }
    if (data.grouping !== void 0) {
      if (!validate27(data.grouping, { instancePath: instancePath + "/grouping", parentData: data, parentDataProperty: "grouping", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
    }
    if (data.aggregates !== void 0) {
      if (!validate29(data.aggregates, { instancePath: instancePath + "/aggregates", parentData: data, parentDataProperty: "aggregates", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
    }
    if (data.density !== void 0) {
      let data10 = data.density;
      if (typeof data10 !== "string" && data10 !== null) {
        const err11 = { instancePath: instancePath + "/density", schemaPath: "#/properties/density/type", keyword: "type", params: { type: schema31.properties.density.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (!(data10 === "compact" || data10 === "normal" || data10 === "comfortable" || data10 === null)) {
        const err12 = { instancePath: instancePath + "/density", schemaPath: "#/properties/density/enum", keyword: "enum", params: { allowedValues: schema31.properties.density.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.display !== void 0) {
      let data11 = data.display;
      if (typeof data11 !== "string" && data11 !== null) {
        const err13 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: schema31.properties.display.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (!(data11 === "list" || data11 === "board" || data11 === "tree" || data11 === "calendar" || data11 === "schedule" || data11 === null)) {
        const err14 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema31.properties.display.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.period !== void 0) {
      let data12 = data.period;
      if (typeof data12 !== "string" && data12 !== null) {
        const err15 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: schema31.properties.period.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      if (!(data12 === "day" || data12 === "week" || data12 === "weeks2" || data12 === "weeks3" || data12 === "weeks4" || data12 === "month" || data12 === null)) {
        const err16 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema31.properties.period.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate31;
var schema43 = { "description": "`columns` to `period` are its content, at most 64 KB as JSON.", "type": "object", "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 60 }, "sichtbarkeit": { "type": "string", "enum": ["PRIVAT", "ROLLE", "ALLE"] }, "rolleId": { "type": ["integer", "null"], "minimum": 1, "description": "With ROLLE, one of the caller's own roles; an administrator may name any." }, "istStandard": { "type": "boolean", "description": "The calling user's default, one per query" }, "istAngeheftet": { "type": "boolean", "description": "The calling user's: counted on the start page" }, "columns": { "anyOf": [{ "$ref": "QueryColumns" }, { "type": "null" }] }, "sortOrders": { "anyOf": [{ "$ref": "QuerySortOrders" }, { "type": "null" }] }, "predicate": { "anyOf": [{ "$ref": "QueryPredicate" }, { "type": "null" }] }, "grouping": { "anyOf": [{ "$ref": "QueryGrouping" }, { "type": "null" }] }, "aggregates": { "anyOf": [{ "$ref": "QueryAggregates" }, { "type": "null" }] }, "density": { "type": ["string", "null"], "enum": ["compact", "normal", "comfortable", null] }, "display": { "type": ["string", "null"], "enum": ["list", "board", "tree", "calendar", "schedule", null], "description": "How its rows are shown, null: as a list" }, "period": { "type": ["string", "null"], "enum": ["day", "week", "weeks2", "weeks3", "weeks4", "month", null], "description": "How much a calendar or a schedule shows at once, null: what it begins with" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "QueryPreset", "$id": "patch" };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
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
      if (!func1.call(schema43.properties, key0)) {
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
        if (func2(data0) > 60) {
          const err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
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
    if (data.sichtbarkeit !== void 0) {
      let data1 = data.sichtbarkeit;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/sichtbarkeit", schemaPath: "#/properties/sichtbarkeit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === "PRIVAT" || data1 === "ROLLE" || data1 === "ALLE")) {
        const err6 = { instancePath: instancePath + "/sichtbarkeit", schemaPath: "#/properties/sichtbarkeit/enum", keyword: "enum", params: { allowedValues: schema43.properties.sichtbarkeit.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.rolleId !== void 0) {
      let data2 = data.rolleId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err7 = { instancePath: instancePath + "/rolleId", schemaPath: "#/properties/rolleId/type", keyword: "type", params: { type: schema43.properties.rolleId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/rolleId", schemaPath: "#/properties/rolleId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.istStandard !== void 0) {
      if (typeof data.istStandard !== "boolean") {
        const err9 = { instancePath: instancePath + "/istStandard", schemaPath: "#/properties/istStandard/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.istAngeheftet !== void 0) {
      if (typeof data.istAngeheftet !== "boolean") {
        const err10 = { instancePath: instancePath + "/istAngeheftet", schemaPath: "#/properties/istAngeheftet/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.columns !== void 0) {
      let data5 = data.columns;
      const _errs13 = errors;
      let valid1 = false;
      const _errs14 = errors;
      if (!validate21(data5, { instancePath: instancePath + "/columns", parentData: data, parentDataProperty: "columns", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs14 === errors;
      valid1 = valid1 || _valid0;
      const _errs15 = errors;
      if (data5 !== null) {
        const err11 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      var _valid0 = _errs15 === errors;
      valid1 = valid1 || _valid0;
      if (!valid1) {
        const err12 = { instancePath: instancePath + "/columns", schemaPath: "#/properties/columns/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      } else {
        errors = _errs13;
        if (vErrors !== null) {
          if (_errs13) {
            vErrors.length = _errs13;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.sortOrders !== void 0) {
      let data6 = data.sortOrders;
      const _errs18 = errors;
      let valid2 = false;
      const _errs19 = errors;
      if (!validate23(data6, { instancePath: instancePath + "/sortOrders", parentData: data, parentDataProperty: "sortOrders", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs19 === errors;
      valid2 = valid2 || _valid1;
      const _errs20 = errors;
      if (data6 !== null) {
        const err13 = { instancePath: instancePath + "/sortOrders", schemaPath: "#/properties/sortOrders/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid1 = _errs20 === errors;
      valid2 = valid2 || _valid1;
      if (!valid2) {
        const err14 = { instancePath: instancePath + "/sortOrders", schemaPath: "#/properties/sortOrders/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs18;
        if (vErrors !== null) {
          if (_errs18) {
            vErrors.length = _errs18;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.predicate !== void 0) {
      let data7 = data.predicate;
      const _errs23 = errors;
      let valid3 = false;
      const _errs24 = errors;
      if (!validate25(data7, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
        errors = vErrors.length;
      }
      var _valid2 = _errs24 === errors;
      valid3 = valid3 || _valid2;
      const _errs25 = errors;
      if (data7 !== null) {
        const err15 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid2 = _errs25 === errors;
      valid3 = valid3 || _valid2;
      if (!valid3) {
        const err16 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = _errs23;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.grouping !== void 0) {
      let data8 = data.grouping;
      const _errs28 = errors;
      let valid4 = false;
      const _errs29 = errors;
      if (!validate27(data8, { instancePath: instancePath + "/grouping", parentData: data, parentDataProperty: "grouping", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
        errors = vErrors.length;
      }
      var _valid3 = _errs29 === errors;
      valid4 = valid4 || _valid3;
      const _errs30 = errors;
      if (data8 !== null) {
        const err17 = { instancePath: instancePath + "/grouping", schemaPath: "#/properties/grouping/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      var _valid3 = _errs30 === errors;
      valid4 = valid4 || _valid3;
      if (!valid4) {
        const err18 = { instancePath: instancePath + "/grouping", schemaPath: "#/properties/grouping/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      } else {
        errors = _errs28;
        if (vErrors !== null) {
          if (_errs28) {
            vErrors.length = _errs28;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.aggregates !== void 0) {
      let data9 = data.aggregates;
      const _errs33 = errors;
      let valid5 = false;
      const _errs34 = errors;
      if (!validate29(data9, { instancePath: instancePath + "/aggregates", parentData: data, parentDataProperty: "aggregates", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
        errors = vErrors.length;
      }
      var _valid4 = _errs34 === errors;
      valid5 = valid5 || _valid4;
      const _errs35 = errors;
      if (data9 !== null) {
        const err19 = { instancePath: instancePath + "/aggregates", schemaPath: "#/properties/aggregates/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid4 = _errs35 === errors;
      valid5 = valid5 || _valid4;
      if (!valid5) {
        const err20 = { instancePath: instancePath + "/aggregates", schemaPath: "#/properties/aggregates/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = _errs33;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.density !== void 0) {
      let data10 = data.density;
      if (typeof data10 !== "string" && data10 !== null) {
        const err21 = { instancePath: instancePath + "/density", schemaPath: "#/properties/density/type", keyword: "type", params: { type: schema43.properties.density.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data10 === "compact" || data10 === "normal" || data10 === "comfortable" || data10 === null)) {
        const err22 = { instancePath: instancePath + "/density", schemaPath: "#/properties/density/enum", keyword: "enum", params: { allowedValues: schema43.properties.density.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.display !== void 0) {
      let data11 = data.display;
      if (typeof data11 !== "string" && data11 !== null) {
        const err23 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/type", keyword: "type", params: { type: schema43.properties.display.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (!(data11 === "list" || data11 === "board" || data11 === "tree" || data11 === "calendar" || data11 === "schedule" || data11 === null)) {
        const err24 = { instancePath: instancePath + "/display", schemaPath: "#/properties/display/enum", keyword: "enum", params: { allowedValues: schema43.properties.display.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.period !== void 0) {
      let data12 = data.period;
      if (typeof data12 !== "string" && data12 !== null) {
        const err25 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/type", keyword: "type", params: { type: schema43.properties.period.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data12 === "day" || data12 === "week" || data12 === "weeks2" || data12 === "weeks3" || data12 === "weeks4" || data12 === "month" || data12 === null)) {
        const err26 = { instancePath: instancePath + "/period", schemaPath: "#/properties/period/enum", keyword: "enum", params: { allowedValues: schema43.properties.period.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input,
  patch
};
