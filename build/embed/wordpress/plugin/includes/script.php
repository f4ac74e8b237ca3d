<?php

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the script or, if a form requests it, the pinned release with its integrity hash. Each language has its
 * own pinned file, which also contains the English forms.
 */
function ridgebeam_forms_enqueue( $is_pinned, $lang ) {
	$data = ridgebeam_forms_data();
	$code = ridgebeam_forms_language( $lang );
	// No version parameter, because the URL already contains the version.
	wp_enqueue_script( 'ridgebeam-forms', $data['origin'] . $data['latest'], array(), null, true );
	if ( $is_pinned ) {
		wp_script_add_data( 'ridgebeam-forms', 'ridgebeam-pinned', true );
	}
	if ( isset( $data['pinned']['languages'][ $code ] ) ) {
		wp_script_add_data( 'ridgebeam-forms', 'ridgebeam-language', $code );
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
		'src'   => $data['origin'] . $data['latest'],
	);
	if ( wp_scripts()->get_data( $handle, 'ridgebeam-pinned' ) ) {
		$code   = wp_scripts()->get_data( $handle, 'ridgebeam-language' );
		$pinned = $code ? $data['pinned']['languages'][ $code ] : $data['pinned'];

		$attributes['src']         = $data['origin'] . $pinned['file'];
		$attributes['integrity']   = $pinned['integrity'];
		$attributes['crossorigin'] = 'anonymous';
	}
	// Replace only our tag, because other plugins may have added scripts before and after it.
	$own = static function () use ( $attributes ) {
		return rtrim( wp_get_script_tag( $attributes ) );
	};
	return preg_replace_callback( '#<script\b[^>]*\bsrc=[^>]*></script>#', $own, $tag, 1 );
}
