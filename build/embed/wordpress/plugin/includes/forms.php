<?php

defined( 'ABSPATH' ) || exit;

function ridgebeam_forms_data() {
	static $data = null;
	if ( null === $data ) {
		$data = wp_json_file_decode( dirname( __DIR__ ) . '/forms.json', array( 'associative' => true ) );
	}
	return $data;
}

/**
 * Returns the settings that are valid attributes of the form. Keeps an unknown sandbox value, which the form reports as
 * a failure: without the value, a submission that is meant as a test would be stored.
 */
function ridgebeam_forms_attributes( $form, $settings ) {
	$known = array();
	foreach ( ridgebeam_forms_data()['forms'][ $form ] as $name => $rule ) {
		$value = isset( $settings[ $name ] ) && is_scalar( $settings[ $name ] ) ? trim( (string) $settings[ $name ] ) : '';
		if ( 'lang' === $name ) {
			$value = ridgebeam_forms_language( $value );
		}
		if ( '' !== $value && ( 'sandbox' === $name || ridgebeam_forms_fits( $value, $rule ) ) ) {
			$known[ $name ] = $value;
		}
	}
	return $known;
}

/** Returns a locale's language: es for es-MX or es_MX. */
function ridgebeam_forms_language( $locale ) {
	return strtolower( substr( $locale, 0, strcspn( $locale, '-_' ) ) );
}

function ridgebeam_forms_fits( $value, $rule ) {
	if ( isset( $rule['enum'] ) && ! in_array( $value, $rule['enum'], true ) ) {
		return false;
	}
	if ( isset( $rule['maxLength'] ) && mb_strlen( $value ) > $rule['maxLength'] ) {
		return false;
	}
	return ! isset( $rule['pattern'] ) || 1 === preg_match( "\x01" . $rule['pattern'] . "\x01Du", $value );
}

function ridgebeam_forms_style( $settings ) {
	$rules = array();
	$accent = sanitize_hex_color( isset( $settings['accent'] ) ? (string) $settings['accent'] : '' );
	if ( $accent ) {
		$rules[] = '--rb-accent:' . $accent;
	}
	if ( isset( $settings['radius'] ) && is_numeric( $settings['radius'] ) ) {
		$rules[] = '--rb-radius:' . min( absint( $settings['radius'] ), 40 ) . 'px';
	}
	if ( isset( $settings['font'] ) && in_array( $settings['font'], ridgebeam_forms_data()['fonts'], true ) ) {
		$rules[] = '--rb-font:' . $settings['font'];
	}
	return implode( ';', $rules );
}
