import DefaultTheme from 'vitepress/theme-without-fonts';
import ApiReference from './ApiReference.vue';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app, router }) {
    app.component('ApiReference', ApiReference);
    if (!import.meta.env.SSR) router.onAfterRouteChange = () => setTimeout(withoutSlash);
  },
};

/** The router gives the home page a slash at its end, and whoever loads it again would find nothing: to the gateway that is another path. */
function withoutSlash() {
  const { location, history } = globalThis;
  if (location.pathname === '/docs/') history.replaceState(history.state, '', `/docs${location.search}${location.hash}`);
}
