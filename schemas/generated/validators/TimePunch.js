// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var schema31 = { "type": "object", "required": ["istAnmeldung", "quelle"], "properties": { "istAnmeldung": { "type": "boolean" }, "zeitStempel": { "type": ["string", "null"], "format": "date-time", "description": "The clock of the device; when it was, where the device was offline" }, "quelle": { "type": "string", "enum": ["WEB", "MOBIL", "OFFLINE"] }, "grund": { "type": ["string", "null"], "enum": ["PAUSE", "DIENSTGANG", null] } }, "$id": "input" };
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
    if (data.istAnmeldung === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "istAnmeldung" }, message: "must have required property 'istAnmeldung'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.quelle === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quelle" }, message: "must have required property 'quelle'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.istAnmeldung !== void 0) {
      if (typeof data.istAnmeldung !== "boolean") {
        const err2 = { instancePath: instancePath + "/istAnmeldung", schemaPath: "#/properties/istAnmeldung/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.zeitStempel !== void 0) {
      let data1 = data.zeitStempel;
      if (typeof data1 !== "string" && data1 !== null) {
        const err3 = { instancePath: instancePath + "/zeitStempel", schemaPath: "#/properties/zeitStempel/type", keyword: "type", params: { type: schema31.properties.zeitStempel.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (!formats0(data1)) {
          const err4 = { instancePath: instancePath + "/zeitStempel", schemaPath: "#/properties/zeitStempel/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.quelle !== void 0) {
      let data2 = data.quelle;
      if (typeof data2 !== "string") {
        const err5 = { instancePath: instancePath + "/quelle", schemaPath: "#/properties/quelle/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data2 === "WEB" || data2 === "MOBIL" || data2 === "OFFLINE")) {
        const err6 = { instancePath: instancePath + "/quelle", schemaPath: "#/properties/quelle/enum", keyword: "enum", params: { allowedValues: schema31.properties.quelle.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.grund !== void 0) {
      let data3 = data.grund;
      if (typeof data3 !== "string" && data3 !== null) {
        const err7 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/type", keyword: "type", params: { type: schema31.properties.grund.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data3 === "PAUSE" || data3 === "DIENSTGANG" || data3 === null)) {
        const err8 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/enum", keyword: "enum", params: { allowedValues: schema31.properties.grund.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
  } else {
    const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err9];
    } else {
      vErrors.push(err9);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "istAnmeldung": true, "zeitStempel": true, "quelle": true, "grund": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
