import type { ReactNode, ButtonHTMLAttributes } from "react";
import { api, base, read } from "../data/api-client.ts";
import { useTask } from "../data/desk-context.ts";

export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd
    aria-hidden="true"
    className="inline-flex min-w-5 justify-center rounded-control border border-current px-1 font-mono text-code max-md:hidden"
  >
    {children}
  </kbd>
);

const looks = {
  primary:
    "border-signal bg-signal text-light-ink enabled:hover:border-ink enabled:hover:bg-ink enabled:hover:text-paper",
  chosen: "border-ink bg-ink text-paper",
  plain: "border-ink bg-paper text-ink enabled:hover:bg-ink enabled:hover:text-paper",
  quiet: "border-dashed border-ink bg-paper text-ink enabled:hover:bg-ink enabled:hover:text-paper",
  danger: "border-critical bg-critical text-paper enabled:hover:border-ink enabled:hover:bg-ink",
};
const baseClasses =
  "inline-flex min-h-8 items-center gap-2 rounded-control border px-3 font-head text-dense font-strong whitespace-nowrap no-underline max-md:min-h-11 disabled:cursor-progress disabled:border-dashed disabled:opacity-70";

interface SharedProps {
  look?: keyof typeof looks;
  hotkey?: string;
  children: ReactNode;
}

const Caption = ({ hotkey, children }: Pick<SharedProps, "hotkey" | "children">) => (
  <>
    {children}
    {hotkey !== undefined && <KeyCap>{hotkey}</KeyCap>}
  </>
);

export function Button({
  look = "plain",
  hotkey,
  children,
  ...rest
}: SharedProps & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return (
    <button type="button" className={`${baseClasses} cursor-pointer ${looks[look]}`} {...rest}>
      <Caption hotkey={hotkey}>{children}</Caption>
    </button>
  );
}

export function ButtonLink({ look = "plain", hotkey, children, ...link }: SharedProps & { href: string }) {
  return (
    <a className={`${baseClasses} ${looks[look]}`} {...link}>
      <Caption hotkey={hotkey}>{children}</Caption>
    </a>
  );
}

/**
 * Makes the browser load one of the desk's files from a single-use URL.
 * @param path relative to `/api`
 * @param isOpenedInTab opens the file in a new tab instead of saving it
 * @throws ApiError with a message for the operator
 */
async function loadFile(path: string, isOpenedInTab: boolean): Promise<void> {
  // Open the tab before the first await; afterward, popup blockers would prevent it.
  const tab = isOpenedInTab ? window.open("", "_blank") : null;
  try {
    const { address } = await read(api.tickets.$post({ json: { path } }));
    if (tab === null) location.assign(base + address);
    else {
      tab.opener = null;
      tab.location.replace(base + address);
    }
  } catch (error) {
    tab?.close();
    throw error;
  }
}

interface FileButtonProps {
  path: string;
  isOpenedInTab?: boolean;
  children: ReactNode;
}

export function FileButton({ path, isOpenedInTab = false, children }: FileButtonProps) {
  const [, run] = useTask();
  return <Button onClick={() => void run(() => loadFile(path, isOpenedInTab))}>{children}</Button>;
}
