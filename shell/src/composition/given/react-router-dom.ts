/** What remotes may take of react-router-dom: the contract that their releases are checked against. */
export {
  Form, Link, Navigate, Outlet,
  createContext, data, generatePath, isRouteErrorResponse, matchPath, matchRoutes, redirect, replace,
  useActionData, useFetcher, useHref, useLoaderData, useLocation, useMatch, useMatches, useNavigate, useNavigation, useNavigationType,
  useOutlet, useParams, useRevalidator, useRouteError, useSearchParams, useSubmit,
} from 'react-router-dom';
