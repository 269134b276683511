// Written by scripts/api-refresh.ts. Never edited by hand.
// <stdin>
import { formats } from "../../rules/format-checks";
var input = validate20;
var pattern4 = new RegExp("^0[1-5][0-9]{2}$", "u");
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
    if (data.preiseNeu !== void 0) {
      if (typeof data.preiseNeu !== "boolean") {
        const err0 = { instancePath: instancePath + "/preiseNeu", schemaPath: "#/properties/preiseNeu/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.belegart !== void 0) {
      let data1 = data.belegart;
      if (typeof data1 === "string") {
        if (!pattern4.test(data1)) {
          const err1 = { instancePath: instancePath + "/belegart", schemaPath: "#/properties/belegart/pattern", keyword: "pattern", params: { pattern: "^0[1-5][0-9]{2}$" }, message: 'must match pattern "^0[1-5][0-9]{2}$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath: instancePath + "/belegart", schemaPath: "#/properties/belegart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
  } else {
    const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err3];
    } else {
      vErrors.push(err3);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "preiseNeu": true, "belegart": true }, "dynamicProps": false, "dynamicItems": false };
export {
  input
};
