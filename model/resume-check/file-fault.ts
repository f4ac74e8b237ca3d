/**
 * Why a submitted file is unusable, as shown to its sender.
 * - `locked`: requires a password
 * - `unreadable`: cannot be opened, or is not a resume
 * - `active`: contains macros, embedded objects or remote content
 * - `infected`: reported by a virus scanner
 * - `missing`: not in storage
 */
export type FileFault = "locked" | "unreadable" | "active" | "infected" | "missing";
