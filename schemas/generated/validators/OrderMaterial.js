// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var schema31 = { "type": "object", "required": ["artikelId", "menge"], "properties": { "artikelId": { "type": "integer", "minimum": 1, "x-ref": "Product" }, "lagerId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Storage", "description": "The technician's store of good parts unless given" }, "menge": { "type": "integer", "minimum": 1, "maximum": 999999 }, "erfasstUm": { "type": ["string", "null"], "format": "date-time", "description": "When it happened, where it is told later" } }, "$id": "input" };
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
    if (data.artikelId === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artikelId" }, message: "must have required property 'artikelId'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.menge === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "menge" }, message: "must have required property 'menge'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.artikelId !== void 0) {
      let data0 = data.artikelId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
        const err2 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.lagerId !== void 0) {
      let data1 = data.lagerId;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1))) && data1 !== null) {
        const err4 = { instancePath: instancePath + "/lagerId", schemaPath: "#/properties/lagerId/type", keyword: "type", params: { type: schema31.properties.lagerId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data1 == "number") {
        if (data1 < 1 || isNaN(data1)) {
          const err5 = { instancePath: instancePath + "/lagerId", schemaPath: "#/properties/lagerId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.menge !== void 0) {
      let data2 = data.menge;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
        const err6 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 > 999999 || isNaN(data2)) {
          const err7 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999 }, message: "must be <= 999999" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err8 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.erfasstUm !== void 0) {
      let data3 = data.erfasstUm;
      if (typeof data3 !== "string" && data3 !== null) {
        const err9 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/type", keyword: "type", params: { type: schema31.properties.erfasstUm.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (!formats0(data3)) {
          const err10 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "artikelId": true, "lagerId": true, "menge": true, "erfasstUm": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
