// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
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
    if (data.positionen !== void 0) {
      let data0 = data.positionen;
      if (Array.isArray(data0)) {
        if (data0.length > 2e3) {
          const err0 = { instancePath: instancePath + "/positionen", schemaPath: "#/properties/positionen/maxItems", keyword: "maxItems", params: { limit: 2e3 }, message: "must NOT have more than 2000 items" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err1 = { instancePath: instancePath + "/positionen", schemaPath: "#/properties/positionen/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              const err2 = { instancePath: instancePath + "/positionen/" + i0, schemaPath: "ConvertedLine/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data1.menge === void 0) {
              const err3 = { instancePath: instancePath + "/positionen/" + i0, schemaPath: "ConvertedLine/required", keyword: "required", params: { missingProperty: "menge" }, message: "must have required property 'menge'" };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.id !== void 0) {
              let data2 = data1.id;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
                const err4 = { instancePath: instancePath + "/positionen/" + i0 + "/id", schemaPath: "ConvertedLine/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data2 == "number") {
                if (data2 > 9007199254740991 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/positionen/" + i0 + "/id", schemaPath: "ConvertedLine/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data2 < 1 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/positionen/" + i0 + "/id", schemaPath: "ConvertedLine/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              }
            }
            if (data1.menge !== void 0) {
              let data3 = data1.menge;
              if (typeof data3 == "number") {
                if (data3 > 999999.99 || isNaN(data3)) {
                  const err7 = { instancePath: instancePath + "/positionen/" + i0 + "/menge", schemaPath: "ConvertedLine/properties/menge/maximum", keyword: "maximum", params: { comparison: "<=", limit: 999999.99 }, message: "must be <= 999999.99" };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data3 < -999999.99 || isNaN(data3)) {
                  const err8 = { instancePath: instancePath + "/positionen/" + i0 + "/menge", schemaPath: "ConvertedLine/properties/menge/minimum", keyword: "minimum", params: { comparison: ">=", limit: -999999.99 }, message: "must be >= -999999.99" };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (!formats0.validate(data3)) {
                  const err9 = { instancePath: instancePath + "/positionen/" + i0 + "/menge", schemaPath: "ConvertedLine/properties/menge/format", keyword: "format", params: { format: "quantity" }, message: 'must match format "quantity"' };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/positionen/" + i0 + "/menge", schemaPath: "ConvertedLine/properties/menge/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/positionen/" + i0, schemaPath: "ConvertedLine/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath: instancePath + "/positionen", schemaPath: "#/properties/positionen/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.buchen !== void 0) {
      if (typeof data.buchen !== "boolean") {
        const err13 = { instancePath: instancePath + "/buchen", schemaPath: "#/properties/buchen/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
  } else {
    const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err14];
    } else {
      vErrors.push(err14);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "positionen": true, "buchen": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
