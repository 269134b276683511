import type { Plugin } from 'vite';
import { changeInBuild } from './change-in-build.ts';
import { leaveOut, type LeftOut } from './leave-out.ts';

const never = '';
const none = '(void 0)';
const nothing = (within: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [within + name, none]));

/**
 * The application loads pages and blocks moves. It has no forms, actions and fetchers of the router, no middleware, no
 * server rendering, no transitions of the whole view, and gives `createBrowserRouter` no options. Whoever begins to
 * use one of them finds it named by a failure, or here.
 */
const unused: LeftOut = {
  functions: {
    // Actions and fetchers.
    fetch2: never,
    handleAction: never,
    handleFetcherAction: never,
    handleFetcherLoader: never,
    setFetcherError: never,
    updateFetcherState: never,
    getUpdatedRevalidatingFetchers: never,
    getFetcher: never,
    resetFetcher: never,
    deleteFetcher: never,
    queueFetcherForDeletion: never,
    abortFetcher: never,
    markFetchRedirectsDone: 'return false;',
    abortStaleFetchLoads: 'return false;',
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };',
    normalizeNavigateOptions:
      'if (opts && isSubmissionNavigation(opts)) leftOut("submission"); return { path };',
    getUpdatedActionData: 'return undefined;',
    // Asking all loaders again.
    revalidate: never,
    // Routes that come later, and routes of parts.
    discoverRoutes: never,
    patchRoutes: never,
    _internalSetRoutes: never,
    loadLazyRouteProperty: 'if (typeof route.lazy === "object") leftOut("lazy");',
    checkFogOfWar: 'return { active: false, matches: null };',
    processLoaderData: 'return processRouteLoaderData(matches, results);',
    // Middleware and instrumentation.
    runClientMiddlewarePipeline: never,
    getRouteInstrumentationUpdates: never,
    instrumentClientSideRouter: never,
    // Scroll positions and transitions.
    enableScrollRestoration: never,
    saveScrollPosition: ' ',
    getSavedScrollPosition: 'return null;',
    restoreAppliedTransitions: ' ',
    persistAppliedTransitions: ' ',
    // What a server has rendered, and options.
    createBrowserRouter:
      'if (opts) leftOut("createBrowserRouter(…, options)"); return createRouter({ history: createBrowserHistory(), routes, mapRouteProperties, hydrationRouteProperties }).initialize();',
    RSCErrorHandler: never,
    decodeRouteErrorResponseDigest: never,
    // Every route is below one that says how it fails.
    DefaultErrorComponent: never,
  },
  expressions: {
    ...nothing(
      'createRouter: init.',
      'basename dataStrategy getContext hydrationData instrumentations patchRoutesOnNavigation window future',
    ),
    // What is submitted, and what came of it.
    'startNavigation: opts && opts.submission': none,
    'startNavigation: opts && opts.fetcherSubmission': none,
    'startNavigation: opts && opts.pendingError': none,
    'startNavigation: fogOfWar.active': 'false',
    'startNavigation: pendingActionResult': none,
    'completeNavigation: newState.actionData': none,
    'completeNavigation: state.actionData': none,
    'completeNavigation: state.navigation.formMethod': none,
    'handleLoaders: isFogOfWar': 'false',
    'handleLoaders: submission || fetcherSubmission || getSubmissionFromNavigation(loadingNavigation)':
      none,
    'handleLoaders: pendingActionResult': none,
    'startRedirectNavigation: submission || fetcherSubmission': none,
    'startRedirectNavigation: getSubmissionFromNavigation()': none,
    'getMatchesToLoad: pendingActionResult': none,
    'processRouteLoaderData: pendingActionResult': none,
    // Fetchers: there are none.
    'handleLoaders: revalidatingFetchers.forEach()': none,
    'handleLoaders: revalidatingFetchers.length': '0',
    'handleLoaders: findRedirect(fetcherResults)': none,
    'getMatchesToLoad: fetchLoadMatches.forEach()': none,
    ...nothing(
      'updateState: ',
      'state.fetchers.forEach() fetchersQueuedForDeletion.forEach() unmountedFetchers.forEach() mountedFetchers.forEach()',
    ),
    'dispose: state.fetchers.forEach()': none,
    // Transitions of the whole view.
    'completeNavigation: pendingViewTransitionEnabled': 'false',
    'RouterProvider: !viewTransitionOpts || !isViewTransitionAvailable': 'true',
    'RouterProvider: vtContext.isTransitioning': 'false',
    ...nothing('RouterProvider: ', 'pendingState renderDfd interruption'),
    'ENABLE_DEV_WARNINGS: true': 'false',
  },
  // They say nothing outside development.
  calls: ['warning', 'warningOnce'],
};

/**
 * The router's code without what is never reached: its parts hang together, so that nothing falls away by itself.
 * Components that nobody imports (forms, prefetching, scrolling) are each made by an unmarked call and get a name for
 * developer tools, two side effects that would keep them.
 * @throws when the router is another one than this list was written for.
 */
export function withoutUnusedParts(code: string): string {
  return leaveOut(code, unused)
    .replace(/^[A-Z]\w*\.displayName = "\w*";$/gm, '')
    .replace(/^(var [A-Z]\w* = )(\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ $2');
}

/** Leaves them out of the build. */
export function unusedRouterParts(): Plugin {
  // The one file with the router itself has a hash in its name.
  return changeInBuild(
    'unused-router-parts',
    /\/node_modules\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/,
    (code) => (/^function createRouter\(/m.test(code) ? withoutUnusedParts(code) : code),
  );
}
