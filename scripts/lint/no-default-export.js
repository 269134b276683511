/** Screens are loaded by their default export; tools want it of their configuration. */
const exempt = /[\\/]screens[\\/](?!index\.ts$)|\.config\.[jt]s$/;

export const noDefaultExport = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    if (exempt.test(context.filename)) return {};
    return {
      ExportDefaultDeclaration(node) {
        context.report({ node, message: 'No default export: a name is found again.' });
      },
    };
  },
};
