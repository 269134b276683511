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
var schema31 = { "type": "object", "x-table": "ASS", "x-lock": "advisory", "x-labels": "/stammdaten/assets/sfelder", "required": ["assetnummer", "bezeichnung"], "properties": { "assetnummer": { "type": "string", "minLength": 1, "maxLength": 20, "pattern": "^[A-Za-z0-9._/-]+$", "x-copy": false, "x-unique": true }, "bezeichnung": { "type": "string", "minLength": 1, "maxLength": 60 }, "artikelId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Product" }, "seriennummer": { "type": ["string", "null"], "maxLength": 50, "x-copy": false, "x-code": true, "x-scanned": "part-number" }, "imei": { "type": ["string", "null"], "pattern": "^[0-9]{14,16}$", "x-copy": false, "x-code": true, "x-scanned": true, "example": "490154203237518" }, "istAktiv": { "type": "boolean", "default": true }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "description": "Whose it is", "x-ref": "Address" }, "standortId": { "type": ["integer", "null"], "minimum": 1, "description": "Where it is, unless at its owner's", "x-ref": "Address" }, "beginnGarantie": { "type": ["string", "null"], "format": "date" }, "endeGarantie": { "type": ["string", "null"], "format": "date" }, "beschreibung": { "type": ["string", "null"], "maxLength": 4e3 }, "bemerkung": { "type": ["string", "null"], "maxLength": 4e3 }, "s01": { "type": ["string", "null"], "maxLength": 100 }, "s02": { "type": ["string", "null"], "maxLength": 100 }, "s03": { "type": ["string", "null"], "maxLength": 100 }, "s04": { "type": ["string", "null"], "maxLength": 100 }, "s05": { "type": ["string", "null"], "maxLength": 100 }, "s06": { "type": ["string", "null"], "maxLength": 100 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "x-entity": "Asset", "$id": "input" };
var func1 = Object.prototype.hasOwnProperty;
var func2 = require_ucs2length().default;
var pattern4 = new RegExp("^[A-Za-z0-9._/-]+$", "u");
var pattern5 = new RegExp("^[0-9]{14,16}$", "u");
var formats0 = formats.date;
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
    if (data.assetnummer === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "assetnummer" }, message: "must have required property 'assetnummer'" };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.bezeichnung === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bezeichnung" }, message: "must have required property 'bezeichnung'" };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    for (const key0 in data) {
      if (!func1.call(schema31.properties, key0)) {
        const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.assetnummer !== void 0) {
      let data0 = data.assetnummer;
      if (typeof data0 === "string") {
        if (func2(data0) > 20) {
          const err3 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err4 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err5 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._/-]+$" }, message: 'must match pattern "^[A-Za-z0-9._/-]+$"' };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.bezeichnung !== void 0) {
      let data1 = data.bezeichnung;
      if (typeof data1 === "string") {
        if (func2(data1) > 60) {
          const err7 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err8 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.artikelId !== void 0) {
      let data2 = data.artikelId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err10 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/type", keyword: "type", params: { type: schema31.properties.artikelId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.seriennummer !== void 0) {
      let data3 = data.seriennummer;
      if (typeof data3 !== "string" && data3 !== null) {
        const err12 = { instancePath: instancePath + "/seriennummer", schemaPath: "#/properties/seriennummer/type", keyword: "type", params: { type: schema31.properties.seriennummer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 50) {
          const err13 = { instancePath: instancePath + "/seriennummer", schemaPath: "#/properties/seriennummer/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      }
    }
    if (data.imei !== void 0) {
      let data4 = data.imei;
      if (typeof data4 !== "string" && data4 !== null) {
        const err14 = { instancePath: instancePath + "/imei", schemaPath: "#/properties/imei/type", keyword: "type", params: { type: schema31.properties.imei.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (!pattern5.test(data4)) {
          const err15 = { instancePath: instancePath + "/imei", schemaPath: "#/properties/imei/pattern", keyword: "pattern", params: { pattern: "^[0-9]{14,16}$" }, message: 'must match pattern "^[0-9]{14,16}$"' };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.istAktiv !== void 0) {
      if (typeof data.istAktiv !== "boolean") {
        const err16 = { instancePath: instancePath + "/istAktiv", schemaPath: "#/properties/istAktiv/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.adresseId !== void 0) {
      let data6 = data.adresseId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err17 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema31.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err18 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.standortId !== void 0) {
      let data7 = data.standortId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err19 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/type", keyword: "type", params: { type: schema31.properties.standortId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 < 1 || isNaN(data7)) {
          const err20 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
    if (data.beginnGarantie !== void 0) {
      let data8 = data.beginnGarantie;
      if (typeof data8 !== "string" && data8 !== null) {
        const err21 = { instancePath: instancePath + "/beginnGarantie", schemaPath: "#/properties/beginnGarantie/type", keyword: "type", params: { type: schema31.properties.beginnGarantie.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (!formats0(data8)) {
          const err22 = { instancePath: instancePath + "/beginnGarantie", schemaPath: "#/properties/beginnGarantie/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.endeGarantie !== void 0) {
      let data9 = data.endeGarantie;
      if (typeof data9 !== "string" && data9 !== null) {
        const err23 = { instancePath: instancePath + "/endeGarantie", schemaPath: "#/properties/endeGarantie/type", keyword: "type", params: { type: schema31.properties.endeGarantie.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats0(data9)) {
          const err24 = { instancePath: instancePath + "/endeGarantie", schemaPath: "#/properties/endeGarantie/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data10 = data.beschreibung;
      if (typeof data10 !== "string" && data10 !== null) {
        const err25 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema31.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 4e3) {
          const err26 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.bemerkung !== void 0) {
      let data11 = data.bemerkung;
      if (typeof data11 !== "string" && data11 !== null) {
        const err27 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema31.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func2(data11) > 4e3) {
          const err28 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.s01 !== void 0) {
      let data12 = data.s01;
      if (typeof data12 !== "string" && data12 !== null) {
        const err29 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/type", keyword: "type", params: { type: schema31.properties.s01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func2(data12) > 100) {
          const err30 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.s02 !== void 0) {
      let data13 = data.s02;
      if (typeof data13 !== "string" && data13 !== null) {
        const err31 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/type", keyword: "type", params: { type: schema31.properties.s02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) > 100) {
          const err32 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.s03 !== void 0) {
      let data14 = data.s03;
      if (typeof data14 !== "string" && data14 !== null) {
        const err33 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/type", keyword: "type", params: { type: schema31.properties.s03.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 100) {
          const err34 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.s04 !== void 0) {
      let data15 = data.s04;
      if (typeof data15 !== "string" && data15 !== null) {
        const err35 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/type", keyword: "type", params: { type: schema31.properties.s04.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (func2(data15) > 100) {
          const err36 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.s05 !== void 0) {
      let data16 = data.s05;
      if (typeof data16 !== "string" && data16 !== null) {
        const err37 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/type", keyword: "type", params: { type: schema31.properties.s05.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func2(data16) > 100) {
          const err38 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.s06 !== void 0) {
      let data17 = data.s06;
      if (typeof data17 !== "string" && data17 !== null) {
        const err39 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/type", keyword: "type", params: { type: schema31.properties.s06.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data17 === "string") {
        if (func2(data17) > 100) {
          const err40 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data18 = data.ProtokollBemerkung;
      if (typeof data18 !== "string" && data18 !== null) {
        const err41 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema31.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      if (typeof data18 === "string") {
        if (func2(data18) > 500) {
          const err42 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      }
    }
  } else {
    const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err43];
    } else {
      vErrors.push(err43);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
var patch = validate21;
var schema32 = { "type": "object", "x-table": "ASS", "x-lock": "advisory", "x-labels": "/stammdaten/assets/sfelder", "properties": { "assetnummer": { "type": "string", "minLength": 1, "maxLength": 20, "pattern": "^[A-Za-z0-9._/-]+$", "x-copy": false, "x-unique": true }, "bezeichnung": { "type": "string", "minLength": 1, "maxLength": 60 }, "artikelId": { "type": ["integer", "null"], "minimum": 1, "x-ref": "Product" }, "seriennummer": { "type": ["string", "null"], "maxLength": 50, "x-copy": false, "x-code": true, "x-scanned": "part-number" }, "imei": { "type": ["string", "null"], "pattern": "^[0-9]{14,16}$", "x-copy": false, "x-code": true, "x-scanned": true, "example": "490154203237518" }, "istAktiv": { "type": "boolean" }, "adresseId": { "type": ["integer", "null"], "minimum": 1, "description": "Whose it is", "x-ref": "Address" }, "standortId": { "type": ["integer", "null"], "minimum": 1, "description": "Where it is, unless at its owner's", "x-ref": "Address" }, "beginnGarantie": { "type": ["string", "null"], "format": "date" }, "endeGarantie": { "type": ["string", "null"], "format": "date" }, "beschreibung": { "type": ["string", "null"], "maxLength": 4e3 }, "bemerkung": { "type": ["string", "null"], "maxLength": 4e3 }, "s01": { "type": ["string", "null"], "maxLength": 100 }, "s02": { "type": ["string", "null"], "maxLength": 100 }, "s03": { "type": ["string", "null"], "maxLength": 100 }, "s04": { "type": ["string", "null"], "maxLength": 100 }, "s05": { "type": ["string", "null"], "maxLength": 100 }, "s06": { "type": ["string", "null"], "maxLength": 100 }, "ProtokollBemerkung": { "type": ["string", "null"], "maxLength": 500, "writeOnly": true, "description": "Remark for the change history" } }, "additionalProperties": false, "minProperties": 1, "x-entity": "Asset", "$id": "patch" };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  ;
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
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
      if (!func1.call(schema32.properties, key0)) {
        const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    if (data.assetnummer !== void 0) {
      let data0 = data.assetnummer;
      if (typeof data0 === "string") {
        if (func2(data0) > 20) {
          const err2 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (func2(data0) < 1) {
          const err3 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err4 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9._/-]+$" }, message: 'must match pattern "^[A-Za-z0-9._/-]+$"' };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/assetnummer", schemaPath: "#/properties/assetnummer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.bezeichnung !== void 0) {
      let data1 = data.bezeichnung;
      if (typeof data1 === "string") {
        if (func2(data1) > 60) {
          const err6 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func2(data1) < 1) {
          const err7 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/bezeichnung", schemaPath: "#/properties/bezeichnung/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.artikelId !== void 0) {
      let data2 = data.artikelId;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2))) && data2 !== null) {
        const err9 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/type", keyword: "type", params: { type: schema32.properties.artikelId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number") {
        if (data2 < 1 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/artikelId", schemaPath: "#/properties/artikelId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      }
    }
    if (data.seriennummer !== void 0) {
      let data3 = data.seriennummer;
      if (typeof data3 !== "string" && data3 !== null) {
        const err11 = { instancePath: instancePath + "/seriennummer", schemaPath: "#/properties/seriennummer/type", keyword: "type", params: { type: schema32.properties.seriennummer.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func2(data3) > 50) {
          const err12 = { instancePath: instancePath + "/seriennummer", schemaPath: "#/properties/seriennummer/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.imei !== void 0) {
      let data4 = data.imei;
      if (typeof data4 !== "string" && data4 !== null) {
        const err13 = { instancePath: instancePath + "/imei", schemaPath: "#/properties/imei/type", keyword: "type", params: { type: schema32.properties.imei.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (!pattern5.test(data4)) {
          const err14 = { instancePath: instancePath + "/imei", schemaPath: "#/properties/imei/pattern", keyword: "pattern", params: { pattern: "^[0-9]{14,16}$" }, message: 'must match pattern "^[0-9]{14,16}$"' };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.istAktiv !== void 0) {
      if (typeof data.istAktiv !== "boolean") {
        const err15 = { instancePath: instancePath + "/istAktiv", schemaPath: "#/properties/istAktiv/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.adresseId !== void 0) {
      let data6 = data.adresseId;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6))) && data6 !== null) {
        const err16 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/type", keyword: "type", params: { type: schema32.properties.adresseId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data6 == "number") {
        if (data6 < 1 || isNaN(data6)) {
          const err17 = { instancePath: instancePath + "/adresseId", schemaPath: "#/properties/adresseId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      }
    }
    if (data.standortId !== void 0) {
      let data7 = data.standortId;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7))) && data7 !== null) {
        const err18 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/type", keyword: "type", params: { type: schema32.properties.standortId.type }, message: "must be integer,null" };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (typeof data7 == "number") {
        if (data7 < 1 || isNaN(data7)) {
          const err19 = { instancePath: instancePath + "/standortId", schemaPath: "#/properties/standortId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
    if (data.beginnGarantie !== void 0) {
      let data8 = data.beginnGarantie;
      if (typeof data8 !== "string" && data8 !== null) {
        const err20 = { instancePath: instancePath + "/beginnGarantie", schemaPath: "#/properties/beginnGarantie/type", keyword: "type", params: { type: schema32.properties.beginnGarantie.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (!formats0(data8)) {
          const err21 = { instancePath: instancePath + "/beginnGarantie", schemaPath: "#/properties/beginnGarantie/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.endeGarantie !== void 0) {
      let data9 = data.endeGarantie;
      if (typeof data9 !== "string" && data9 !== null) {
        const err22 = { instancePath: instancePath + "/endeGarantie", schemaPath: "#/properties/endeGarantie/type", keyword: "type", params: { type: schema32.properties.endeGarantie.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (!formats0(data9)) {
          const err23 = { instancePath: instancePath + "/endeGarantie", schemaPath: "#/properties/endeGarantie/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.beschreibung !== void 0) {
      let data10 = data.beschreibung;
      if (typeof data10 !== "string" && data10 !== null) {
        const err24 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/type", keyword: "type", params: { type: schema32.properties.beschreibung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func2(data10) > 4e3) {
          const err25 = { instancePath: instancePath + "/beschreibung", schemaPath: "#/properties/beschreibung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.bemerkung !== void 0) {
      let data11 = data.bemerkung;
      if (typeof data11 !== "string" && data11 !== null) {
        const err26 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/type", keyword: "type", params: { type: schema32.properties.bemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func2(data11) > 4e3) {
          const err27 = { instancePath: instancePath + "/bemerkung", schemaPath: "#/properties/bemerkung/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.s01 !== void 0) {
      let data12 = data.s01;
      if (typeof data12 !== "string" && data12 !== null) {
        const err28 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/type", keyword: "type", params: { type: schema32.properties.s01.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func2(data12) > 100) {
          const err29 = { instancePath: instancePath + "/s01", schemaPath: "#/properties/s01/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.s02 !== void 0) {
      let data13 = data.s02;
      if (typeof data13 !== "string" && data13 !== null) {
        const err30 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/type", keyword: "type", params: { type: schema32.properties.s02.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func2(data13) > 100) {
          const err31 = { instancePath: instancePath + "/s02", schemaPath: "#/properties/s02/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.s03 !== void 0) {
      let data14 = data.s03;
      if (typeof data14 !== "string" && data14 !== null) {
        const err32 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/type", keyword: "type", params: { type: schema32.properties.s03.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func2(data14) > 100) {
          const err33 = { instancePath: instancePath + "/s03", schemaPath: "#/properties/s03/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.s04 !== void 0) {
      let data15 = data.s04;
      if (typeof data15 !== "string" && data15 !== null) {
        const err34 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/type", keyword: "type", params: { type: schema32.properties.s04.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (func2(data15) > 100) {
          const err35 = { instancePath: instancePath + "/s04", schemaPath: "#/properties/s04/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.s05 !== void 0) {
      let data16 = data.s05;
      if (typeof data16 !== "string" && data16 !== null) {
        const err36 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/type", keyword: "type", params: { type: schema32.properties.s05.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func2(data16) > 100) {
          const err37 = { instancePath: instancePath + "/s05", schemaPath: "#/properties/s05/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
    if (data.s06 !== void 0) {
      let data17 = data.s06;
      if (typeof data17 !== "string" && data17 !== null) {
        const err38 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/type", keyword: "type", params: { type: schema32.properties.s06.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data17 === "string") {
        if (func2(data17) > 100) {
          const err39 = { instancePath: instancePath + "/s06", schemaPath: "#/properties/s06/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      }
    }
    if (data.ProtokollBemerkung !== void 0) {
      let data18 = data.ProtokollBemerkung;
      if (typeof data18 !== "string" && data18 !== null) {
        const err40 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/type", keyword: "type", params: { type: schema32.properties.ProtokollBemerkung.type }, message: "must be string,null" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      if (typeof data18 === "string") {
        if (func2(data18) > 500) {
          const err41 = { instancePath: instancePath + "/ProtokollBemerkung", schemaPath: "#/properties/ProtokollBemerkung/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
export {
  input,
  patch
};
