/** What remotes may import of react-router-dom; their releases are checked against this list. */
export {
  Form, Link, Navigate, Outlet,
  createContext, data, generatePath, isRouteErrorResponse, matchPath, matchRoutes, redirect, replace,
  useActionData, useFetcher, useHref, useLoaderData, useLocation, useMatch, useMatches, useNavigate, useNavigation, useNavigationType,
  useOutlet, useParams, useRevalidator, useRouteError, useSearchParams, useSubmit,
} from 'react-router-dom';
