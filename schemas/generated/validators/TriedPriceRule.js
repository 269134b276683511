// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var schema31 = { "type": "object", "required": ["regel", "ergebnis"], "properties": { "regel": { "type": "string", "enum": ["SONDERPREIS_ZEIT", "SONDERPREIS_MENGE", "RABATT_MENGE", "PREISGRUPPE", "LISTENPREIS"] }, "ergebnis": { "type": "string", "enum": ["GEWONNEN", "NACHRANGIG", "OHNE", "ZEITRAUM", "MENGE"], "description": "OHNE: nothing agreed" }, "einzelpreis": { "type": ["number", "null"], "format": "money" }, "stufe": { "type": ["integer", "null"] }, "abMenge": { "type": ["number", "null"], "format": "quantity" }, "gueltigVon": { "type": ["string", "null"], "format": "date" }, "gueltigBis": { "type": ["string", "null"], "format": "date" } }, "additionalProperties": false, "$id": "input" };
var formats0 = formats.money;
var formats2 = formats.quantity;
var formats4 = formats.date;
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
    if (data.regel === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "regel" }, message: "must have required property 'regel'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.ergebnis === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ergebnis" }, message: "must have required property 'ergebnis'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "regel" || key0 === "ergebnis" || key0 === "einzelpreis" || key0 === "stufe" || key0 === "abMenge" || key0 === "gueltigVon" || key0 === "gueltigBis")) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.regel !== void 0) {
      let data0 = data.regel;
      if (typeof data0 !== "string") {
        const err3 = { instancePath: instancePath + "/regel", schemaPath: "#/properties/regel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (!(data0 === "SONDERPREIS_ZEIT" || data0 === "SONDERPREIS_MENGE" || data0 === "RABATT_MENGE" || data0 === "PREISGRUPPE" || data0 === "LISTENPREIS")) {
        const err4 = { instancePath: instancePath + "/regel", schemaPath: "#/properties/regel/enum", keyword: "enum", params: { allowedValues: schema31.properties.regel.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
    }
    if (data.ergebnis !== void 0) {
      let data1 = data.ergebnis;
      if (typeof data1 !== "string") {
        const err5 = { instancePath: instancePath + "/ergebnis", schemaPath: "#/properties/ergebnis/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (!(data1 === "GEWONNEN" || data1 === "NACHRANGIG" || data1 === "OHNE" || data1 === "ZEITRAUM" || data1 === "MENGE")) {
        const err6 = { instancePath: instancePath + "/ergebnis", schemaPath: "#/properties/ergebnis/enum", keyword: "enum", params: { allowedValues: schema31.properties.ergebnis.enum }, message: "must be equal to one of the allowed values" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.einzelpreis !== void 0) {
      let data2 = data.einzelpreis;
      if (!(typeof data2 == "number") && data2 !== null) {
        const err7 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/type", keyword: "type", params: { type: schema31.properties.einzelpreis.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (!formats0.validate(data2)) {
          const err8 = { instancePath: instancePath + "/einzelpreis", schemaPath: "#/properties/einzelpreis/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.stufe !== void 0) {
      let data3 = data.stufe;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3))) && data3 !== null) {
        const err9 = { instancePath: instancePath + "/stufe", schemaPath: "#/properties/stufe/type", keyword: "type", params: { type: schema31.properties.stufe.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.abMenge !== void 0) {
      let data4 = data.abMenge;
      if (!(typeof data4 == "number") && data4 !== null) {
        const err10 = { instancePath: instancePath + "/abMenge", schemaPath: "#/properties/abMenge/type", keyword: "type", params: { type: schema31.properties.abMenge.type }, message: "must be number,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data4 == "number") {
        if (!formats2.validate(data4)) {
          const err11 = { instancePath: instancePath + "/abMenge", schemaPath: "#/properties/abMenge/format", keyword: "format", params: { format: "quantity" }, message: 'must match format "quantity"' };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.gueltigVon !== void 0) {
      let data5 = data.gueltigVon;
      if (typeof data5 !== "string" && data5 !== null) {
        const err12 = { instancePath: instancePath + "/gueltigVon", schemaPath: "#/properties/gueltigVon/type", keyword: "type", params: { type: schema31.properties.gueltigVon.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (!formats4(data5)) {
          const err13 = { instancePath: instancePath + "/gueltigVon", schemaPath: "#/properties/gueltigVon/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.gueltigBis !== void 0) {
      let data6 = data.gueltigBis;
      if (typeof data6 !== "string" && data6 !== null) {
        const err14 = { instancePath: instancePath + "/gueltigBis", schemaPath: "#/properties/gueltigBis/type", keyword: "type", params: { type: schema31.properties.gueltigBis.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (!formats4(data6)) {
          const err15 = { instancePath: instancePath + "/gueltigBis", schemaPath: "#/properties/gueltigBis/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
  } else {
    const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err16];
    } else {
      vErrors.push(err16);
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
