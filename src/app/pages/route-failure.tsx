import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { forgetPersisted } from '../session/persisted-queries';
import { PageFailure } from './page-failure';
import { NotFoundPage } from './not-found-page';

/** Page for a failed route; the reload also brings the current code when a part of an older version is gone. */
export function RouteFailure({ outsideShell }: { outsideShell?: boolean }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage />;
  }
  const retry = () => {
    // What is kept may be what the page breaks at.
    forgetPersisted();
    window.location.reload();
  };
  const failure = <PageFailure error={error} onRetry={retry} />;
  return outsideShell ? <main>{failure}</main> : failure;
}
