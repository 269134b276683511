// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var schema31 = { "type": "object", "required": ["bezeichnung", "menge", "mengeneinheit", "grund", "abrechnungsart"], "properties": { "bezeichnung": { "type": "string" }, "menge": { "type": "number", "format": "quantity" }, "mengeneinheit": { "type": ["string", "null"] }, "grund": { "type": "string", "enum": ["KOSTENFREI", "VERTRAG", "PAUSCHALE", "LEER", "OHNE_PREIS"], "description": "Free of charge; by contract; in the flat rate; nothing of it counts; it has no price yet" }, "abrechnungsart": { "type": ["string", "null"], "description": "The billing type that says so" } }, "additionalProperties": false, "$id": "input" };
var formats0 = formats.quantity;
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
    if (data.bezeichnung === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bezeichnung" }, message: "must have required property 'bezeichnung'" };
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
    if (data.mengeneinheit === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mengeneinheit" }, message: "must have required property 'mengeneinheit'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.grund === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grund" }, message: "must have required property 'grund'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.abrechnungsart === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "abrechnungsart" }, message: "must have required property 'abrechnungsart'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "bezeichnung" || key0 === "menge" || key0 === "mengeneinheit" || key0 === "grund" || key0 === "abrechnungsart")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.bezeichnung !== void 0) {
      if (typeof data.bezeichnung !== "string") {
        const err6 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.menge !== void 0) {
      let data1 = data.menge;
      if (typeof data1 == "number") {
        if (!formats0.validate(data1)) {
          const err7 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/format", keyword: "format", params: { format: "quantity" }, message: 'must match format "quantity"' };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/menge", schemaPath: "#/properties/menge/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.mengeneinheit !== void 0) {
      let data2 = data.mengeneinheit;
      if (typeof data2 !== "string" && data2 !== null) {
        const err9 = { instancePath: instancePath + "/mengeneinheit", schemaPath: "#/properties/mengeneinheit/type", keyword: "type", params: { type: schema31.properties.mengeneinheit.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.grund !== void 0) {
      let data3 = data.grund;
      if (typeof data3 !== "string") {
        const err10 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (!(data3 === "KOSTENFREI" || data3 === "VERTRAG" || data3 === "PAUSCHALE" || data3 === "LEER" || data3 === "OHNE_PREIS")) {
        const err11 = { instancePath: instancePath + "/grund", schemaPath: "#/properties/grund/enum", keyword: "enum", params: { allowedValues: schema31.properties.grund.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.abrechnungsart !== void 0) {
      let data4 = data.abrechnungsart;
      if (typeof data4 !== "string" && data4 !== null) {
        const err12 = { instancePath: instancePath + "/abrechnungsart", schemaPath: "#/properties/abrechnungsart/type", keyword: "type", params: { type: schema31.properties.abrechnungsart.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
  } else {
    const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err13];
    } else {
      vErrors.push(err13);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
