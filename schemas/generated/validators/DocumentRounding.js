// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var formats0 = formats.percent;
var formats2 = formats.money;
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
    if (data.steuersatz === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steuersatz" }, message: "must have required property 'steuersatz'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.netto === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "netto" }, message: "must have required property 'netto'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.steuer === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steuer" }, message: "must have required property 'steuer'" };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.zuNetto === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zuNetto" }, message: "must have required property 'zuNetto'" };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.zuSteuer === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zuSteuer" }, message: "must have required property 'zuSteuer'" };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!(key0 === "steuersatz" || key0 === "netto" || key0 === "steuer" || key0 === "zuNetto" || key0 === "zuSteuer")) {
        const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.steuersatz !== void 0) {
      let data0 = data.steuersatz;
      if (typeof data0 == "number") {
        if (!formats0.validate(data0)) {
          const err6 = { instancePath: instancePath + "/steuersatz", schemaPath: "#/properties/steuersatz/format", keyword: "format", params: { format: "percent" }, message: 'must match format "percent"' };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/steuersatz", schemaPath: "#/properties/steuersatz/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.netto !== void 0) {
      let data1 = data.netto;
      if (typeof data1 == "number") {
        if (!formats2.validate(data1)) {
          const err8 = { instancePath: instancePath + "/netto", schemaPath: "#/properties/netto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/netto", schemaPath: "#/properties/netto/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.steuer !== void 0) {
      let data2 = data.steuer;
      if (typeof data2 == "number") {
        if (!formats2.validate(data2)) {
          const err10 = { instancePath: instancePath + "/steuer", schemaPath: "#/properties/steuer/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/steuer", schemaPath: "#/properties/steuer/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.zuNetto !== void 0) {
      let data3 = data.zuNetto;
      if (typeof data3 == "number") {
        if (!formats2.validate(data3)) {
          const err12 = { instancePath: instancePath + "/zuNetto", schemaPath: "#/properties/zuNetto/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/zuNetto", schemaPath: "#/properties/zuNetto/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.zuSteuer !== void 0) {
      let data4 = data.zuSteuer;
      if (typeof data4 == "number") {
        if (!formats2.validate(data4)) {
          const err14 = { instancePath: instancePath + "/zuSteuer", schemaPath: "#/properties/zuSteuer/format", keyword: "format", params: { format: "money" }, message: 'must match format "money"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/zuSteuer", schemaPath: "#/properties/zuSteuer/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
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
