<?php
/** Loads the forms' script, once per page, on pages with a form. */

defined( 'ABSPATH' ) || exit;

/** Enqueues the script, or the pinned release with its integrity hash if a form requests it. */
function ridgebeam_forms_enqueue( $is_pinned ) {
	$data = ridgebeam_forms_data();
	// No version: the URL already identifies the release.
	wp_enqueue_script( 'ridgebeam-forms', $data['origin'] . $data['moving'], array(), null, true );
	if ( $is_pinned ) {
		wp_script_add_data( 'ridgebeam-forms', 'ridgebeam-pinned', true );
	}
}

/** Adds attributes to our script tag that WordPress cannot set. */
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
	// Other plugins may have added scripts before and after ours.
	$own = static function () use ( $attributes ) {
		return rtrim( wp_get_script_tag( $attributes ) );
	};
	return preg_replace_callback( '#<script\b[^>]*\bsrc=[^>]*></script>#', $own, $tag, 1 );
}
