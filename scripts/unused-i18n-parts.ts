import type { Plugin } from 'vite';
import { changeInBuild } from './change-in-build.ts';
import { leaveOut, type LeftOut } from './leave-out.ts';

const never = '';

/**
 * Texts are handed to i18next: it loads none, saves none, has one instance, and no text names another (`$t(…)`). What
 * it tells its developers is only said with `debug`.
 */
const unused: LeftOut = {
  functions: {
    'Connector.queueLoad': never,
    'Connector.loaded': never,
    'Connector.read': never,
    'Connector.prepareLoading': never,
    'Connector.load': never,
    'Connector.reload': never,
    'Connector.loadOne': never,
    'Connector.noticeDevFallback': never,
    'Connector.saveMissing': never,
    'I18n.reloadResources': never,
    'I18n.hydrate': never,
    'I18n.loadLanguages': never,
    'I18n.dir': never,
    'I18n.cloneInstance': never,
    'Translator.getUsedParamsDetails': never,
    'ResourceStore.addResources': never,
    'ResourceStore.removeResourceBundle': never,
    'Logger.clone': never,
    'Interpolator.nest': 'return str;',
    'LanguageUtil.deprecateBareCode': ' ',
    keysFromSelector: never,
  },
  expressions: {},
  calls: [
    'this.logger.log',
    'this.logger.warn',
    'this.logger.deprecate',
    'this.logger.once',
    'baseLogger.deprecate',
  ],
};

/** i18next's code without what is never reached of it. @throws when it is another version than this list is for. */
export function withoutUnusedI18n(code: string): string {
  return leaveOut(code, unused);
}

/** Leaves it out of the build. */
export function unusedI18nParts(): Plugin {
  return changeInBuild(
    'unused-i18n-parts',
    /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/,
    withoutUnusedI18n,
  );
}
