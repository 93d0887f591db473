/** The exports of react-redux that remotes may import; releases are checked against this list. */
export { Provider, shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
