import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SignInDocument, type SignInDocumentProps } from "../app/sign-in/sign-in-page.tsx";

/** Renders a page with which operators sign in. */
export const renderSignIn = (props: SignInDocumentProps): string =>
  `<!doctype html>\n${renderToStaticMarkup(createElement(SignInDocument, props))}\n`;
