<?php

defined( 'ABSPATH' ) || exit;

function ridgebeam_forms_render( $settings ) {
	$data = ridgebeam_forms_data();
	$form = isset( $settings['form'] ) ? (string) $settings['form'] : 'lead-form';
	if ( ! isset( $data['forms'][ $form ] ) ) {
		return '';
	}
	$attributes          = ridgebeam_forms_attributes( $form, $settings );
	$attributes['style'] = ridgebeam_forms_style( $settings );
	$written             = '';
	foreach ( array_filter( $attributes, 'strlen' ) as $name => $value ) {
		$written .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$lang = isset( $attributes['lang'] ) ? $attributes['lang'] : get_bloginfo( 'language' );
	ridgebeam_forms_enqueue( isset( $settings['pinned'] ) && wp_validate_boolean( $settings['pinned'] ), $lang );
	// Fallback content until the script is loaded.
	$contact = sprintf( '<a href="%s">%s</a>', esc_url( 'mailto:' . $data['email'] ), esc_html( $data['email'] ) );
	return sprintf( '<%1$s%2$s>%3$s</%1$s>', $form, $written, $contact );
}

/** Renders the shortcode `[ridgebeam_form form="contact-form" partner="acme-jobs"]`. */
function ridgebeam_forms_shortcode( $settings ) {
	$settings = is_array( $settings ) ? $settings : array();
	foreach ( $settings as $name => $value ) {
		// WordPress passes an attribute without a value under a numeric key.
		if ( is_int( $name ) ? 'sandbox' === $value : 'sandbox' === $name && '' === trim( $value ) ) {
			$settings['sandbox'] = 'success';
		}
	}
	return ridgebeam_forms_render( $settings );
}
