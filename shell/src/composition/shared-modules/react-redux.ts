/** What remotes may import of react-redux; their releases are checked against this list. */
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
