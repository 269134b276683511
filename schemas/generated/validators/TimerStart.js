// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var schema31 = { "type": "object", "properties": { "taetigkeitId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "ServiceActivity" }, "trotzdem": { "type": "boolean", "default": false, "description": "Stops the one that is running" }, "erfasstUm": { "type": ["string", "null"], "format": "date-time", "description": "When it happened, where it is told later" } }, "$id": "input" };
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
    if (data.taetigkeitId !== void 0) {
      let data0 = data.taetigkeitId;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0))) && data0 !== null) {
        const err0 = { instancePath: instancePath + "/taetigkeitId", schemaPath: "#/properties/taetigkeitId/type", keyword: "type", params: { type: schema31.properties.taetigkeitId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data0 == "number") {
        if (data0 < 1 || isNaN(data0)) {
          const err1 = { instancePath: instancePath + "/taetigkeitId", schemaPath: "#/properties/taetigkeitId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
    if (data.trotzdem !== void 0) {
      if (typeof data.trotzdem !== "boolean") {
        const err2 = { instancePath: instancePath + "/trotzdem", schemaPath: "#/properties/trotzdem/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.erfasstUm !== void 0) {
      let data2 = data.erfasstUm;
      if (typeof data2 !== "string" && data2 !== null) {
        const err3 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/type", keyword: "type", params: { type: schema31.properties.erfasstUm.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (!formats0(data2)) {
          const err4 = { instancePath: instancePath + "/erfasstUm", schemaPath: "#/properties/erfasstUm/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
  } else {
    const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err5];
    } else {
      vErrors.push(err5);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "taetigkeitId": true, "trotzdem": true, "erfasstUm": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
