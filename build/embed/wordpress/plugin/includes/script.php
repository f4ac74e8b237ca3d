<?php
/** The script that defines the forms' tags: once a page, and only on pages that show a form. */

defined( 'ABSPATH' ) || exit;

/** Has the page load the script; the release's one file, checked by its hash, where a form of the page asks for it. */
function ridgebeam_forms_enqueue( $is_pinned ) {
	$data = ridgebeam_forms_data();
	// The address says which release it is.
	wp_enqueue_script( 'ridgebeam-forms', $data['origin'] . $data['moving'], array(), null, true );
	if ( $is_pinned ) {
		wp_script_add_data( 'ridgebeam-forms', 'ridgebeam-pinned', true );
	}
}

/** Writes our script's tag, whose attributes WordPress does not know. */
function ridgebeam_forms_script_tag( $tag, $handle ) {
	if ( 'ridgebeam-forms' !== $handle ) {
		return $tag;
	}
	$data       = ridgebeam_forms_data();
	$attributes = array(
		'id'    => 'ridgebeam-forms-js',
		'async' => true,
		'src'   => $data['origin'] . $data['moving'],
	);
	if ( wp_scripts()->get_data( $handle, 'ridgebeam-pinned' ) ) {
		$attributes['src']         = $data['origin'] . $data['pinned']['file'];
		$attributes['integrity']   = $data['pinned']['integrity'];
		$attributes['crossorigin'] = 'anonymous';
	}
	// Other plugins may have put scripts of theirs before and after ours.
	$own = static function () use ( $attributes ) {
		return rtrim( wp_get_script_tag( $attributes ) );
	};
	return preg_replace_callback( '#<script\b[^>]*\bsrc=[^>]*></script>#', $own, $tag, 1 );
}
