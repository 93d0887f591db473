/** Loads the code for navigation, which a rendered page does not need to be interactive. */
export const loadRouter = () => import(/* webpackChunkName: "router" */ './router');
