/**
 * What is wrong with a file that was sent, as its sender learns it.
 * - `locked`: it opens only with a password
 * - `unreadable`: it does not open, or is no resume at all
 * - `active`: it has macros, embedded objects, or parts that are loaded from elsewhere
 * - `infected`: a virus scanner has reported it
 * - `missing`: it is not in the store
 */
export type FileFault = "locked" | "unreadable" | "active" | "infected" | "missing";
